import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { Icon, IconLink, SearchForm } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './header-search.module.css';
import { layoutMessages } from './messages.ts';

/** These screens have a search of their own. */
const searching = [paths.home, paths.search()];

const SearchField = () => {
  const t = useMessages(layoutMessages);
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState('');
  const submit = () => {
    setKeywords('');
    navigate(paths.search({ keywords: keywords.trim() }));
  };
  return (
    <SearchForm label={t('search.label')} className={styles.field} action={paths.search()} onSubmit={submit}>
      <Icon name="search" size={18} />
      <input
        type="search"
        name="keywords"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        maxLength={100}
        autoComplete="off"
        value={keywords}
        onChange={({ target }) => setKeywords(target.value)}
      />
    </SearchForm>
  );
};

/** The search of the whole site: a field where the header has room for it, else a link to the search page. */
export const HeaderSearch = () => {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  if (searching.includes(pathname.toLowerCase())) return null;
  return (
    <>
      <SearchField />
      <span className={styles.link}>
        <IconLink to={paths.search()} icon="search" label={t('search.label')} />
      </span>
    </>
  );
};
