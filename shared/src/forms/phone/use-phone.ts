import { useEffect, useEffectEvent, useState } from 'react';
import { usePhoneBook } from './use-phone-book.ts';

type Book = NonNullable<ReturnType<typeof usePhoneBook>['book']>;
type Country = Parameters<Book['joinPhone']>[0];

/** A number in its parts: of mainland China and as it is typed, until the numbers of other countries are loaded. */
export const usePhone = (value: string, onChange: (value: string) => void) => {
  const { book, load } = usePhoneBook(value.startsWith('+'));
  const [chosen, setChosen] = useState<Country>('CN');
  const { country, national } = book?.splitPhone(value, chosen) ?? {
    country: value.startsWith('+') ? undefined : ('CN' as const),
    national: value,
  };
  const typeIn = (of: Country, text: string): void => {
    const joined = book?.joinPhone(of, text) ?? text;
    onChange(joined);
    // The country stays when the number is deleted, and is another one when a calling code was typed.
    setChosen(book?.splitPhone(joined, of).country ?? of);
  };

  // A browser fills in a number before its field is entered.
  const settle = useEffectEvent((loaded: Book) => {
    const whole = loaded.normalPhone(value);
    if (whole !== undefined && whole !== value) onChange(whole);
  });
  useEffect(() => {
    if (book) settle(book);
  }, [book]);

  return {
    ...{ book, load, country, national },
    callingCode: country && (book?.callingCodeOf(country) ?? '86'),
    isWrong: book !== undefined && national !== '' && book.normalPhone(value) === undefined,
    type: (text: string): void => typeIn(country ?? chosen, text),
    choose: (of: Country): void => typeIn(of, country ? national : ''),
  };
};

export type PhoneEntry = ReturnType<typeof usePhone>;
