import { AddressFields, useAddressErrorText } from '@portal/shared/booking';
import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { regionNames } from '@portal/shared/rules';
import { Button, Checkbox, RadioGroup } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './address-choice.module.css';
import { type BookedAddress, bookAddress, newAddress } from './address-form.ts';
import { addressMessages } from './address-messages.ts';

interface AddressChoiceProps {
  /** The path of the address in the form. */
  readonly at: string;
  /** The member's own addresses, the default one first. */
  readonly book: readonly Address[];
  readonly value: BookedAddress;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (next: (before: BookedAddress) => BookedAddress) => void;
}

/** The error texts of an address at the path `at`. */
export const useAddressFaults = (at: string): Readonly<Record<string, string>> => {
  const text = useAddressErrorText();
  return {
    [`${at}/name.required`]: text({ field: 'name', code: 'required' }),
    [`${at}/province.required`]: text({ field: 'regionCode', code: 'required' }),
    [`${at}/province.notDelivered`]: text({ field: 'regionCode', code: 'notDelivered' }),
    [`${at}/street.required`]: text({ field: 'detail', code: 'required' }),
    [`${at}/street.invalid`]: text({ field: 'detail', code: 'invalid' }),
  };
};

/** How many are shown before the list is expanded. */
const few = 3;
const another = 'another';

const Book = ({ at, book, value, onChange }: Omit<AddressChoiceProps, 'errorOf'>) => {
  const t = useMessages(addressMessages);
  const [all, setAll] = useState(false);
  const inSight = book.filter(({ id }, place) => all || place < few || id === value.addressId);
  const choose = (chosen: string) => {
    const own = book.find(({ id }) => String(id) === chosen);
    onChange(() => (own ? bookAddress(own) : newAddress));
  };
  const options = inSight.map((address) => ({
    value: String(address.id),
    label: [address.name, address.mobile, address.isDefault && `(${t('default')})`].filter(Boolean).join(' '),
    note: [...regionNames(address), address.detail].join(' '),
  }));
  return (
    <div className={styles.book}>
      <RadioGroup
        name={`${at}/addressId`}
        label={t('book')}
        value={value.addressId === null ? another : String(value.addressId)}
        options={[...options, { value: another, label: t('another') }]}
        onChange={choose}
      />
      {inSight.length < book.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          {t('all', { count: book.length })}
        </Button>
      )}
    </div>
  );
};

/** The delivery address: a saved address of the member, or a new one. */
export const AddressChoice = ({ at, book, value, errorOf, onChange }: AddressChoiceProps) => {
  const t = useMessages(addressMessages);
  const names = {
    name: `${at}/name`,
    mobile: `${at}/mobile`,
    region: `${at}/province`,
    detail: `${at}/street`,
  };
  const change = (changes: Partial<BookedAddress>) => onChange((before) => ({ ...before, ...changes }));
  return (
    <>
      {book.length > 0 && <Book {...{ at, book, value, onChange }} />}
      {value.typed ? (
        <>
          <AddressFields {...{ value, names, errorOf }} onChange={change} />
          <Checkbox
            name={`${at}/save`}
            label={t(value.addressId === null ? 'save' : 'saveChanged')}
            checked={value.save}
            onChange={(save) => change({ save })}
          />
        </>
      ) : (
        <div>
          <Button kind="quiet" size="small" icon="edit" onClick={() => change({ typed: true })}>
            {t('edit')}
          </Button>
        </div>
      )}
    </>
  );
};
