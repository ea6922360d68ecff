import { queryOf } from '@portal/shared/api';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths, useNavigate } from '@portal/shared/router';
import { Button, Icon } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { homeMessages } from './home-messages.ts';
import styles from './search-box.module.css';

const popularCount = 6;

/** Where most tours go now, as short cuts. They help, so nothing is said when they do not come. */
const Popular = () => {
  const t = useMessages(homeMessages);
  const text = useText();
  const facets = useQuery(queryOf('GET /api/v1/tours/facets', { query: {} }, { silent: true }));
  const places = facets.data?.destination.slice(0, popularCount) ?? [];
  return (
    <p className={styles.popular}>
      {places.length > 0 && <span>{t('search.popular')}</span>}
      {places.map(({ value, label }) => (
        <Link key={value} to={paths.tours('route', { destination: value })}>
          {text(label)}
        </Link>
      ))}
    </p>
  );
};

/** Leads from a word to the list of tours that have it. */
export const SearchBox = () => {
  const t = useMessages(homeMessages);
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.tours('route', { keywords: keywords.trim() }));
  };
  return (
    <div className={styles.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve */}
      <form role="search" className={styles.form} onSubmit={search}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.input}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={keywords}
          maxLength={100}
          enterKeyHint="search"
          onChange={({ target }) => setKeywords(target.value)}
        />
        <Button type="submit" size="large">
          {t('search.submit')}
        </Button>
      </form>
      <Popular />
    </div>
  );
};
