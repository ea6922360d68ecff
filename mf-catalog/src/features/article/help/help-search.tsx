import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { Button, SearchForm, TextInput } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './help.module.css';
import { helpMessages } from './help-messages.ts';

const longest = 100;

/** The search of the help centre; without JavaScript it is a plain form. `keywords`: what was searched for. */
export const HelpSearch = ({ keywords = '' }: { keywords?: string }) => {
  const t = useMessages(helpMessages);
  const go = useNavigate();
  const [typed, setTyped] = useState(keywords);
  return (
    <SearchForm
      label={t('search.label')}
      className={styles.search}
      action={paths.helpCentre()}
      onSubmit={() => void go(paths.helpCentre({ keywords: typed.trim() }))}
    >
      <TextInput
        label={t('search.field')}
        name="keywords"
        type="search"
        maxLength={longest}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" kind="primary">
        {t('search.button')}
      </Button>
    </SearchForm>
  );
};
