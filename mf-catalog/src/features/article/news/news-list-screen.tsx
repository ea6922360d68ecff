import { queryOf } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import {
  EmptyState,
  Group,
  LinkButton,
  Pager,
  QueryView,
  Skeleton,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { NoSuchPage } from '#src/product/list/no-such-page.tsx';
import { placeholderRows } from '#src/product/placeholder-rows.ts';
import { QueryButton, QueryForm } from '#src/product/query-form.tsx';
import { AboutFrame } from '../about/about-frame.tsx';
import { articleMessages } from '../article-messages.ts';
import { NewsCard } from './news-card.tsx';
import styles from './news-list.module.css';

const pageSize = 10;
const places = [0, 1, 2, 3, 4];

const useNewsPage = () => {
  const { get, getNumber, set, to } = useQueryParams();
  const category = get('category')?.slice(0, 64);
  const asked = getNumber('pageNum') ?? 1;
  const pageNum = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const query = { category, pageNum: pageNum === 1 ? undefined : pageNum, pageSize };
  const news = useQuery({
    ...queryOf('GET /api/v1/news', { query }),
    placeholderData: placeholderRows,
  });
  return { category, pageNum, news, set, to };
};

interface CategoriesProps {
  readonly categories: CallData<'GET /api/v1/news'>['categories'];
  readonly chosen?: string;
  readonly onChoose: (category: string | undefined) => void;
}

const Categories = ({ categories, chosen, onChoose }: CategoriesProps) => {
  const t = useMessages(articleMessages);
  const text = useText();
  const choice = (value: string | undefined, label: string, count?: number) => (
    <QueryButton
      key={value ?? ''}
      name="category"
      value={value ?? ''}
      className={styles.category}
      aria-pressed={value === chosen}
      onChoose={() => onChoose(value)}
    >
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </QueryButton>
  );
  return (
    <QueryForm params={['category']}>
      <Group label={t('news.categories')} className={styles.categories}>
        {choice(undefined, t('news.all'))}
        {categories.map(({ value, label, count }) => choice(value, text(label), count))}
      </Group>
    </QueryForm>
  );
};

const NoNews = () => {
  const t = useMessages(articleMessages);
  return (
    <EmptyState
      title={t('news.empty')}
      action={
        <LinkButton kind="quiet" to={paths.news}>
          {t('news.browse')}
        </LinkButton>
      }
    />
  );
};

/** The news by section, page by page: `/aboutus/news-list`. */
export const NewsListScreen = () => {
  const t = useMessages(articleMessages);
  useTitle(t('news.title'));
  const { category, pageNum, news, set, to } = useNewsPage();
  return (
    <AboutFrame title={t('news.title')} lead={t('news.lead')}>
      <div className={styles.screen}>
        <div className={styles.bar}>
          {news.data && (
            <Categories
              categories={news.data.categories}
              chosen={category}
              onChoose={(next) => set({ category: next })}
            />
          )}
        </div>
        <section aria-label={t('news.results')} aria-busy={news.isPlaceholderData}>
          <h2 className="visually-hidden">{t('news.results')}</h2>
          <QueryView
            query={news}
            skeleton={places.map((place) => <Skeleton key={place} height={198} />)}
            empty={({ list }) => list.length === 0}
            emptyState={pageNum > 1 ? <NoSuchPage first={to({ pageNum: undefined })} /> : <NoNews />}
          >
            {({ list, total }) => (
              <>
                {list.map((row, place) => (
                  <NewsCard key={row.id} news={row} eager={place === 0} />
                ))}
                <Pager
                  pageNum={pageNum}
                  pageSize={pageSize}
                  total={total}
                  to={(next) => to({ pageNum: next === 1 ? undefined : next })}
                />
              </>
            )}
          </QueryView>
        </section>
      </div>
    </AboutFrame>
  );
};
