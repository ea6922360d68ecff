import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { Icon, IconLink, SearchForm } from '@portal/shared/ui';
import { useRef } from 'react';
import styles from './header-search.module.css';
import { layoutMessages } from './messages.ts';

/** These screens have a search of their own. */
const searching = [paths.home, paths.search()];

const SearchField = ({ label }: { label: string }) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const submit = () => navigate(paths.search({ keywords: input.current?.value.trim() }));
  return (
    <SearchForm label={label} className={styles.field} action={paths.search()} onSubmit={submit}>
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        name="keywords"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
      />
    </SearchForm>
  );
};

/** The search of the whole site: a field where the header has room for it, else a link to the search page. */
export const HeaderSearch = () => {
  const label = useMessages(layoutMessages)('search');
  const { pathname } = useLocation();
  if (searching.includes(pathname.toLowerCase())) return null;
  return (
    <>
      <SearchField label={label} />
      <span className={styles.link}>
        <IconLink to={paths.search()} icon="search" label={label} />
      </span>
    </>
  );
};
