import { useMessages } from '@portal/shared/i18n';
import { controlClass, Field, type FieldIds, focusField } from '@portal/shared/ui';
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formsMessages } from '../messages.ts';
import { CountryButton } from './country-button.tsx';
import styles from './phone.module.css';
import { type PhoneEntry, usePhone } from './use-phone.ts';
import { useSmsCountries } from './use-sms-countries.ts';

interface PhoneInputProps {
  readonly name: string;
  readonly label: ReactNode;
  /** The number as it is stored, or what was typed of one so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The number is the user's own: the browser may fill it in. */
  readonly own?: boolean;
  /** The hint for a number of a country that text messages do not reach. */
  readonly untexted?: ReactNode;
}

interface ControlsProps extends Required<Pick<PhoneInputProps, 'name' | 'own'>> {
  readonly ids: FieldIds;
  readonly phone: PhoneEntry;
  readonly disabled: boolean | undefined;
  readonly onLeave: (left: boolean) => void;
}

/** The country, the number, and the list of countries below them. */
const Controls = ({ name, own, ids, phone, disabled, onLeave }: ControlsProps) => {
  const { book, load, country, national, type, choose } = phone;
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // Going from one part to another does not leave the field.
  const leave = (event: FocusEvent): void => {
    if (area.current?.contains(event.relatedTarget)) event.stopPropagation();
    else onLeave(true);
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = (): void => {
    load();
    setOpen(!open);
  };
  return (
    <div ref={area} className={styles.phone}>
      <CountryButton ref={button} panelId={panelId} {...{ phone, open, disabled, toggle, close, leave }} />
      <input
        {...ids}
        {...{ name, disabled }}
        type="tel"
        inputMode="tel"
        autoComplete={own ? 'tel' : 'off'}
        maxLength={24}
        className={controlClass}
        value={national}
        onFocus={load}
        onBlur={leave}
        onChange={({ target }) => {
          onLeave(false);
          type(target.value);
        }}
      />
      {open && book && (
        <book.CountryPanel
          id={panelId}
          chosen={country}
          onClose={close}
          onChoose={(of) => {
            setOpen(false);
            choose(of);
            focusField(name);
          }}
        />
      )}
    </div>
  );
};

/** A mobile number of any country. Its value is the number as it is stored, once it is a whole one. */
export const PhoneInput = ({
  name,
  label,
  value,
  onChange,
  hint,
  error,
  required,
  disabled,
  own = false,
  untexted,
}: PhoneInputProps) => {
  const t = useMessages(formsMessages);
  const phone = usePhone(value, onChange);
  const [left, setLeft] = useState(false);
  const code = phone.callingCode ?? '86';
  const reached = useSmsCountries(untexted !== undefined && code !== '86');
  return (
    <Field
      {...{ name, label, required }}
      error={error ?? (left && phone.isWrong ? t('unknown') : undefined)}
      hint={reached && code !== '86' && !reached.includes(code) ? untexted : hint}
    >
      {(ids) => <Controls {...{ name, own, ids, phone, disabled }} onLeave={setLeft} />}
    </Field>
  );
};
