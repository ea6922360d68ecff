import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { addressDraftOf, addressForm, regionNames } from '@portal/shared/rules';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { addressBookMessages } from './address-messages.ts';

/** How many addresses a member can keep. */
export const maxAddresses = 50;

export const useAddresses = () => useQuery(queryOf('GET /api/v1/addresses', {}));

/** The addresses as the server has them now. */
export const invalidateAddresses = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['GET /api/v1/addresses'] });

/** An address in one line, without spaces between its regions. */
export const placeOf = (address: Address): string => [...regionNames(address), address.detail].join('');

/** Removes an address after asking. */
export const useRemoveAddress = (address: Address) => {
  const t = useMessages(addressBookMessages);
  const { id, name, isDefault } = address;
  const remove = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/addresses/:id', { params: { id } }),
    onSuccess: () => toast.success(t('removed')),
    onSettled: invalidateAddresses,
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('removeTitle'),
      body: t(isDefault ? 'removeDefaultBody' : 'removeBody', { name, place: placeOf(address) }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (agreed) remove.mutate();
  };
  return { ask, busy: remove.isPending };
};

/** Makes an address the default one. */
export const useMakeDefault = (address: Address) => {
  const t = useMessages(addressBookMessages);
  const { id } = address;
  return useMutation<Address, ApiError>({
    mutationFn: () =>
      call('PUT /api/v1/addresses/:id', { params: { id }, body: addressForm(addressDraftOf(address), true) }),
    onSuccess: () => toast.success(t('defaultNow')),
    onSettled: invalidateAddresses,
  });
};
