import { useLanguage, useMessages } from '@portal/shared/i18n';
import { type Country, findCountries, listCountries } from '@portal/shared/phone';
import { useMemo, useState } from 'react';
import { ListPanel } from '../list-panel/list-panel.tsx';
import { OptionList } from '../list-panel/option-list.tsx';
import { formsMessages } from '../messages.ts';
import styles from './phone.module.css';

// One file of the numbers of all countries and the list to choose from, which is fetched when a number is typed.
export * from '@portal/shared/phone';

interface CountryPanelProps {
  readonly id: string;
  readonly chosen: Country | undefined;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** All countries and regions, found by their names or calling codes. */
export const CountryPanel = ({ id, chosen, onChoose, onClose }: CountryPanelProps) => {
  const t = useMessages(formsMessages);
  const language = useLanguage();
  const countries = useMemo(() => listCountries(language), [language]);
  const [text, setText] = useState('');
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen));
  const found = findCountries(countries, text);
  const choose = (place: number): void => {
    const country = found[place];
    if (country) onChoose(country.code);
  };
  const keys = { Escape: onClose, Enter: () => choose(Math.max(active, 0)) };
  const options = found.map(({ code, callingCode, name }) => ({
    key: code,
    selected: code === chosen,
    content: (
      <span className={styles.option}>
        <span>{name}</span>
        <span>+{callingCode}</span>
      </span>
    ),
  }));
  return (
    <div className={styles.panel}>
      <ListPanel
        {...{ id, text }}
        label={t('choose')}
        find={t('find')}
        placeholder={t('find')}
        onType={(typed) => {
          setText(typed);
          setActive(0);
        }}
        keyboard={{ active, count: found.length, setActive, keys }}
      >
        {(listId) => (
          <OptionList
            id={listId}
            label={t('choose')}
            none={t('none', { text })}
            onChoose={choose}
            {...{ options, active }}
          />
        )}
      </ListPanel>
    </div>
  );
};
