import { queryOf } from '@portal/shared/api';
import type { NewsRow } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, Page, QueryView, Skeleton, TextLink, useTitle } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './latest.module.css';
import { latestMessages } from './latest-messages.ts';

const Latest = ({ news }: { news: readonly NewsRow[] }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <ul className={styles.rows}>
      {news.map(({ id, title, day }) => (
        <li key={id} className={styles.row}>
          <TextLink to={paths.newsDetail(id)}>{text(title)}</TextLink>
          <time className={styles.day} dateTime={day}>
            {formatDay(day, language, { year: true })}
          </time>
        </li>
      ))}
    </ul>
  );
};

/** The latest news in the four states of every screen: loading, failed with a retry, empty, and loaded. */
export const LatestScreen = () => {
  const t = useMessages(latestMessages);
  useTitle(t('title'));
  const news = useQuery(queryOf('GET /api/v1/news', { query: { pageSize: 5 } }, { quiet: true }));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryView
        query={news}
        skeleton={<Skeleton height="20rem" />}
        empty={({ list }) => list.length === 0}
        emptyState={<EmptyState title={t('none')} body={t('noneBody')} />}
      >
        {({ list }) => <Latest news={list} />}
      </QueryView>
    </Page>
  );
};
