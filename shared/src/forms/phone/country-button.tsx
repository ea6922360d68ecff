import { useLanguage, useMessages } from '@portal/shared/i18n';
import { classNames, controlClass, Icon } from '@portal/shared/ui';
import type { FocusEvent, Ref } from 'react';
import { formsMessages } from '../messages.ts';
import styles from './phone.module.css';
import type { PhoneEntry } from './use-phone.ts';

interface CountryButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly phone: PhoneEntry;
  readonly panelId: string;
  readonly open: boolean;
  readonly disabled: boolean | undefined;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly leave: (event: FocusEvent) => void;
}

/** The calling code, which opens and closes the list of countries. */
export const CountryButton = ({
  ref,
  phone: { book, country, callingCode = '' },
  panelId,
  open,
  disabled,
  toggle,
  close,
  leave,
}: CountryButtonProps) => {
  const t = useMessages(formsMessages);
  const language = useLanguage();
  const code = `+${callingCode}`;
  const name = country && book ? `${book.countryName(country, language)} ${code}` : code;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t('country', { name })}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      className={classNames(controlClass, styles.country)}
      disabled={disabled}
      onClick={toggle}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      onBlur={leave}
    >
      {code}
      <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
    </button>
  );
};
