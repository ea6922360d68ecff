import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, EmptyState, Grid, QueryView, Skeleton } from '@portal/shared/ui';
import { useState } from 'react';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import styles from './address.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { addressBookMessages } from './address-messages.ts';
import { maxAddresses, useAddresses } from './use-addresses.ts';

interface AddressListProps {
  readonly onAdd: () => void;
  readonly onEdit: (address: Address) => void;
}

const places = [0, 1, 2];

const AddressList = ({ onAdd, onEdit }: AddressListProps) => {
  const t = useMessages(addressBookMessages);
  return (
    <QueryView
      query={useAddresses()}
      skeleton={
        <Grid min="300px">
          {places.map((place) => (
            <Skeleton key={place} height={176} radius="var(--radius)" />
          ))}
        </Grid>
      }
      empty={(list) => list.length === 0}
      emptyState={
        <EmptyState
          icon="pin"
          title={t('empty')}
          body={t('emptyBody')}
          action={<Button onClick={onAdd}>{t('add')}</Button>}
        />
      }
    >
      {(list) => (
        <>
          {list.length >= maxAddresses && (
            <p role="status" className={styles.full}>
              {t('full', { most: maxAddresses })}
            </p>
          )}
          <Grid min="300px">
            {list.map((address) => (
              <AddressCard key={address.id} address={address} onEdit={onEdit} />
            ))}
          </Grid>
        </>
      )}
    </QueryView>
  );
};

const AddButton = ({ onAdd }: Pick<AddressListProps, 'onAdd'>) => {
  const t = useMessages(addressBookMessages);
  const full = (useAddresses().data?.length ?? 0) >= maxAddresses;
  return (
    <Button icon="plus" disabled={full} onClick={onAdd}>
      {t('add')}
    </Button>
  );
};

/** Where the member has things sent: listed, added, changed, removed. */
export const AddressBook = () => {
  const t = useMessages(addressBookMessages);
  const [open, setOpen] = useState<{ readonly address?: Address }>();
  const add = () => setOpen({});
  return (
    <PersonalPage
      title={t('title')}
      lead={t('lead', { most: maxAddresses })}
      action={<AddButton onAdd={add} />}
    >
      <AddressList onAdd={add} onEdit={(address) => setOpen({ address })} />
      {open && <AddressDialog address={open.address} onClose={() => setOpen(undefined)} />}
    </PersonalPage>
  );
};
