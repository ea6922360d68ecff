import { TravellerFields } from '@portal/shared/booking';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, FormErrors, toast } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './traveller.module.css';
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
  const formId = useId();
  const form = useTravellerForm(traveller, () => {
    toast.success(t('saved'));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={traveller ? t('editNamed', { name: traveller.name }) : t('add')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onBlur={({ target }) => form.touch(target.id)}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <FormErrors errors={form.summary} attempt={form.attempt} />
        <TravellerFields
          value={form.values}
          onChange={form.change}
          errorOf={form.errorOf}
          documents={{ passport: 'optional', expiryHint: t('passportHint') }}
          documentHint={traveller && t('numberAgain', { mask: traveller.documentMask })}
        />
      </form>
    </Dialog>
  );
};
