import { useMessages } from '@portal/shared/i18n';
import { SearchForm, TextInput } from '@portal/shared/ui';
import styles from './traveller.module.css';
import { travellerMessages } from './traveller-messages.ts';

interface TravellerSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** How many were found. */
  readonly found: number;
}

/** Finds a traveller by a part of the name, mobile number or document. */
export const TravellerSearch = ({ text, onChange, found }: TravellerSearchProps) => {
  const t = useMessages(travellerMessages);
  return (
    <SearchForm label={t('title')} className={styles.search}>
      <TextInput
        label={t('find')}
        placeholder={t('findHint')}
        maxLength={50}
        autoComplete="off"
        value={text}
        onChange={onChange}
      />
      <p role="status">{text.trim() !== '' && t('found', { count: found })}</p>
    </SearchForm>
  );
};
