import { AddressFields } from '@portal/shared/booking';
import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Checkbox, Dialog, FormErrors, toast } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './address.module.css';
import { addressBookMessages } from './address-messages.ts';
import { useAddressForm } from './use-address-form.ts';

interface AddressDialogProps {
  /** Absent for a new one. */
  readonly address?: Address;
  readonly onClose: () => void;
}

/** Adds an address, or changes one. */
export const AddressDialog = ({ address, onClose }: AddressDialogProps) => {
  const t = useMessages(addressBookMessages);
  const formId = useId();
  const form = useAddressForm(address, () => {
    toast.success(t('saved'));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(address ? 'editTitle' : 'add')}
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
        <AddressFields value={form.values} onChange={form.change} errorOf={form.errorOf} />
        {address?.isDefault ? (
          <p className={styles.note}>{t('staysDefault')}</p>
        ) : (
          <Checkbox
            name="isDefault"
            label={t('isDefault')}
            hint={t('isDefaultHint')}
            checked={form.values.isDefault}
            onChange={(isDefault) => form.change({ isDefault })}
          />
        )}
      </form>
    </Dialog>
  );
};
