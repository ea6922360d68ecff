import { useMessages } from '@portal/shared/i18n';
import { departureShownDays, reminderDays } from '@portal/shared/rules';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useDeparture, useSaveDeparture } from './departure-calls.ts';
import { departureForm } from './departure-form.ts';
import { departureMessages } from './departure-messages.ts';

interface DepartureDrawerProps {
  readonly orderNo: string;
  readonly onClosed: () => void;
}

/** Edits tour leader and meeting point; a departure has them from the start, blank. */
export default function DepartureDrawer({ orderNo, onClosed }: DepartureDrawerProps) {
  const t = useMessages(departureMessages);
  return (
    <EditDrawer
      form={departureForm}
      id={0}
      draftOf={orderNo}
      stored={useDeparture(orderNo)}
      save={useSaveDeparture(orderNo)}
      onClosed={onClosed}
    >
      <p>{t('form.lead', { shown: departureShownDays, reminder: reminderDays })}</p>
    </EditDrawer>
  );
}
