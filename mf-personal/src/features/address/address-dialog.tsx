import { AddressFields } from '@portal/shared/booking';
import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Checkbox, FormErrors, toast } from '@portal/shared/ui';
import { FormDialog } from '#src/form/form-dialog.tsx';
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
  const form = useAddressForm(address, () => {
    toast.success(t('saved'));
    onClose();
  });
  return (
    <FormDialog
      title={t(address ? 'editTitle' : 'add')}
      action={t('save')}
      busy={form.busy}
      onLeave={form.touch}
      draft={form}
      onSubmit={form.submit}
      onClose={onClose}
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
    </FormDialog>
  );
};
