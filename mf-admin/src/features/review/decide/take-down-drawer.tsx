import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import type { ListRow } from '#src/list/list-row.ts';
import { useTakeDown } from '../review-calls.ts';
import { reviewMessages } from '../review-messages.ts';
import { Said } from './said.tsx';

interface TakeDownDrawerProps {
  readonly row: ListRow<StaffReview>;
  readonly onClosed: () => void;
}

/** Takes a review down for a reason that its author reads. */
export default function TakeDownDrawer({ row: { item: review }, onClosed }: TakeDownDrawerProps) {
  const t = useMessages(reviewMessages);
  return (
    <CommandDrawer
      title={t('takeDown.title')}
      submitLabel={t('takeDown.submit')}
      done={t('takeDown.done')}
      draft={`take-down:${review.id}`}
      command={useTakeDown(review.id)}
      bodyOf={({ reason }: { reason: string }) => ({ reason: reason.trim() })}
      about={
        <>
          <Alert type="warning" showIcon title={t('takeDown.hint')} style={{ marginBottom: 16 }} />
          <Said review={review} />
        </>
      }
      onClosed={onClosed}
    >
      <ReasonField label={t('takeDown.reason')} placeholder={t('takeDown.placeholder')} />
    </CommandDrawer>
  );
}
