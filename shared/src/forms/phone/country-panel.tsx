import { useLanguage, useMessages } from '@portal/shared/i18n';
import { type Country, findCountries, listCountries, type NamedCountry } from '@portal/shared/phone';
import { useMedia } from '@portal/shared/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formsMessages } from '../messages.ts';
import styles from './phone.module.css';

// One file of the numbers of all countries and the list to choose from, which is fetched when a number is typed.
export * from '@portal/shared/phone';

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** The keyboard stays in the field above the list. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface ListProps {
  readonly id: string;
  readonly found: readonly NamedCountry[];
  readonly active: number;
  readonly chosen: Country | undefined;
  readonly onChoose: (country: Country) => void;
}

const CountryList = ({ id, found, active, chosen, onChoose }: ListProps) => {
  const t = useMessages(formsMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} role="listbox" id={id} aria-label={t('choose')} tabIndex={-1} className={styles.list}>
      {found.map(({ code, callingCode, name }, place) => (
        <button
          key={code}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={code === chosen}
          data-active={place === active}
          onMouseDown={keepFocus}
          onClick={() => onChoose(code)}
        >
          <span>{name}</span>
          <span>+{callingCode}</span>
        </button>
      ))}
    </div>
  );
};

interface CountryPanelProps extends Pick<ListProps, 'chosen' | 'onChoose'> {
  readonly id: string;
  readonly onClose: () => void;
}

/** All countries and regions: chosen by pointer, by arrow keys, or by typing a name or a calling code. */
export const CountryPanel = ({ id, chosen, onChoose, onClose }: CountryPanelProps) => {
  const t = useMessages(formsMessages);
  const language = useLanguage();
  const countries = useMemo(() => listCountries(language), [language]);
  const [text, setText] = useState('');
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen));
  const found = findCountries(countries, text);
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Where typing brings up a keyboard that covers the list, it waits until it is wanted.
  const typing = useMedia('(pointer: fine)');
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (typing) input.current?.focus();
  }, [typing]);

  const choose = (country: NamedCountry | undefined): void => country && onChoose(country.code);
  const press = (event: KeyboardEvent): void => {
    // Enter that ends an IME composition chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const acts: Readonly<Record<string, () => void>> = {
      Escape: onClose,
      Enter: () => choose(found[Math.max(active, 0)]),
    };
    const next = moves[event.key]?.(active, found.length);
    const act = next === undefined ? acts[event.key] : () => setActive(next);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div ref={panel} id={id} role="dialog" aria-label={t('choose')} className={styles.panel}>
      <input
        ref={input}
        role="combobox"
        aria-label={t('find')}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 && active < found.length ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={t('find')}
        maxLength={40}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      {found.length === 0 ? (
        <p role="status">{t('none', { text })}</p>
      ) : (
        <CountryList id={listId} {...{ found, active, chosen, onChoose }} />
      )}
    </div>
  );
};
