import { ApiError, call, queryClient } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { translate } from '@portal/shared/i18n';
import { addressForm } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import type { BookedAddress } from './address-form.ts';
import { addressMessages } from './address-messages.ts';

const send = (address: BookedAddress): Promise<Address> => {
  const { addressId } = address;
  const body = addressForm(address, false);
  return addressId === null
    ? call('POST /api/v1/addresses', { body }, { quiet: true })
    : call('PUT /api/v1/addresses/:id', { params: { id: addressId }, body }, { quiet: true });
};

/** Saves a new address to the address book. The order exists already: a failure only shows a message. */
export const saveAddress = async (address: BookedAddress): Promise<void> => {
  if (!address.typed || !address.save) return;
  try {
    await send(address);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.info(translate(addressMessages, 'notKept', { reason: error.message }));
  }
  await queryClient.invalidateQueries({ queryKey: ['GET /api/v1/addresses'] });
};
