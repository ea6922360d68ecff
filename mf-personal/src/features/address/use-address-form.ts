import { call } from '@portal/shared/api';
import { useAddressErrorText } from '@portal/shared/booking';
import type { Address } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import {
  type AddressDraft,
  addressDraftOf,
  addressForm,
  blankAddress,
  checkAddressDraft,
} from '@portal/shared/rules';
import { invalidateAddresses } from './use-addresses.ts';

interface Draft extends AddressDraft {
  readonly isDefault: boolean;
}

const save = (id: number | undefined, draft: Draft): Promise<Address> => {
  const body = addressForm(draft, draft.isDefault);
  return id === undefined
    ? call('POST /api/v1/addresses', { body })
    : call('PUT /api/v1/addresses/:id', { params: { id }, body });
};

const fields = ['name', 'mobile', 'regionCode', 'detail'];

/** The form of an address that is added or changed. */
export const useAddressForm = (address: Address | undefined, onSaved: () => void) => {
  const textOf = useAddressErrorText();
  const form = useForm<Draft>({
    initial: {
      ...(address ? addressDraftOf(address) : blankAddress),
      isDefault: address?.isDefault ?? false,
    },
    validate: (draft) =>
      checkAddressDraft(draft).map((fault) => ({ field: fault.field, text: textOf(fault) })),
    fieldOf: ({ field }) => fields.find((name) => name === field),
    fallback: 'name',
    draft: `address:${address?.id ?? 'new'}`,
  });
  const send = async () => {
    await save(address?.id, form.values);
    await invalidateAddresses();
    onSaved();
  };
  return { ...form, submit: () => form.submit(send) };
};
