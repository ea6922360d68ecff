import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { regionNames } from '@portal/shared/rules';
import { Button, Card, Tag } from '@portal/shared/ui';
import styles from './address.module.css';
import { addressBookMessages } from './address-messages.ts';
import { placeOf, useMakeDefault, useRemoveAddress } from './use-addresses.ts';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: (address: Address) => void;
}

const MakeDefault = ({ address }: { readonly address: Address }) => {
  const t = useMessages(addressBookMessages);
  const make = useMakeDefault(address);
  const named = { name: address.name, place: placeOf(address) };
  return (
    <Button
      kind="quiet"
      size="small"
      busy={make.isPending}
      aria-label={t('makeDefaultNamed', named)}
      onClick={() => make.mutate()}
    >
      {t('makeDefault')}
    </Button>
  );
};

/** One address of the book, and what can be done with it. */
export const AddressCard = ({ address, onEdit }: AddressCardProps) => {
  const t = useMessages(addressBookMessages);
  const { ask, busy } = useRemoveAddress(address);
  const { name, mobile, detail, isDefault } = address;
  const named = { name, place: placeOf(address) };
  return (
    <Card as="article" padded className={styles.card}>
      <h2>
        {name} <span>{mobile}</span>
        {isDefault && <Tag tone="sea">{t('default')}</Tag>}
      </h2>
      <p className={styles.place}>
        {regionNames(address).join(' ')}
        <br />
        {detail}
      </p>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          size="small"
          icon="edit"
          aria-label={t('editNamed', named)}
          onClick={() => onEdit(address)}
        >
          {t('edit')}
        </Button>
        {!isDefault && <MakeDefault address={address} />}
        <Button
          kind="danger"
          size="small"
          icon="trash"
          busy={busy}
          aria-label={t('removeNamed', named)}
          onClick={() => void ask()}
        >
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
};
