import { TravellerFields } from '@portal/shared/booking';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { FormErrors, toast } from '@portal/shared/ui';
import { FormDialog } from '#src/form/form-dialog.tsx';
import { travellerMessages } from './traveller-messages.ts';
import { useTravellerForm } from './use-traveller-form.ts';

interface TravellerDialogProps {
  /** Absent for a new one. */
  readonly traveller?: Traveller;
  readonly onClose: () => void;
}

/** Adds a traveller, or changes one. */
export const TravellerDialog = ({ traveller, onClose }: TravellerDialogProps) => {
  const t = useMessages(travellerMessages);
  const form = useTravellerForm(traveller, () => {
    toast.success(t('saved'));
    onClose();
  });
  return (
    <FormDialog
      title={traveller ? t('editNamed', { name: traveller.name }) : t('add')}
      action={t('save')}
      busy={form.busy}
      onLeave={form.touch}
      draft={form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormErrors errors={form.summary} attempt={form.attempt} />
      <TravellerFields
        value={form.values}
        onChange={form.change}
        errorOf={form.errorOf}
        documents={{ passport: 'optional', expiryHint: t('passportHint') }}
        documentHint={traveller && t('numberAgain', { mask: traveller.documentMask })}
      />
    </FormDialog>
  );
};
