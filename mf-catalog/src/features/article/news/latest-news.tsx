import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { articleMessages } from '../article-messages.ts';
import styles from './latest-news.module.css';
import { LatestNewsPlace } from './latest-news-place.tsx';
import { NewsCard } from './news-card.tsx';

const count = 4;
/** The latest news, two by two where there is room. */
export default function LatestNews() {
  const t = useMessages(articleMessages);
  const news = useQuery(queryOf('GET /api/v1/news', { query: { pageSize: count } }));
  return (
    <QueryView
      query={news}
      skeleton={<LatestNewsPlace />}
      empty={({ list }) => list.length === 0}
      emptyState={<EmptyState title={t('news.none')} body={t('news.noneBody')} />}
    >
      {({ list }) => (
        <div className={styles.news}>
          {list.map((row) => (
            <NewsCard key={row.id} news={row} small />
          ))}
        </div>
      )}
    </QueryView>
  );
}
