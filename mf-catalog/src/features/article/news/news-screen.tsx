import type { News } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import {
  Blocks,
  Breadcrumbs,
  classNames,
  Page,
  Picture,
  Tag,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { readableId } from '#src/product/readable-id.ts';
import styles from '../article.module.css';
import { articleMessages } from '../article-messages.ts';
import { NotFound } from '../not-found.tsx';
import { Reading } from '../reading.tsx';

const Neighbours = ({ older, newer }: Pick<News, 'older' | 'newer'>) => {
  const t = useMessages(articleMessages);
  const text = useText();
  if (!older && !newer) return null;
  const neighbour = (side: 'older' | 'newer', one: News['older']) =>
    one && (
      <Link to={paths.newsDetail(one.id)} className={classNames(styles[side])}>
        <span>{t(`news.${side}`)}</span>
        <strong>{text(one.title)}</strong>
      </Link>
    );
  return (
    <nav aria-label={t('news.neighbours')} className={styles.neighbours}>
      {neighbour('older', older)}
      {neighbour('newer', newer)}
    </nav>
  );
};

const Article = ({ news }: { news: News }) => {
  const t = useMessages(articleMessages);
  const text = useText();
  const language = useLanguage();
  const title = text(news.title);
  useTitle(text(news.seo?.title ?? news.title));
  return (
    <article className={styles.article}>
      <Breadcrumbs
        items={[
          { label: t('home'), to: paths.home },
          { label: t('news.title'), to: paths.news },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <p className={styles.facts}>
        <Tag tone="sand">{text(news.category)}</Tag>
        <time dateTime={news.day}>{formatDay(news.day, language, { year: true })}</time>
        {news.source.zh && <span>{t('news.source', { source: text(news.source) })}</span>}
      </p>
      {news.picture && (
        <div className={styles.cover}>
          <Picture
            src={news.picture}
            alt={text(news.alts?.[news.picture])}
            width={1200}
            height={675}
            sizes="(min-width: 800px) 720px, 92vw"
            eager
          />
        </div>
      )}
      <Blocks blocks={news.body} alts={news.alts} />
      <Neighbours older={news.older} newer={news.newer} />
    </article>
  );
};

/** One news item: `/news-detail?id=`. */
export const NewsScreen = () => {
  const t = useMessages(articleMessages);
  const id = readableId(useQueryParams().getNumber('id'));
  return (
    <Page width="narrow">
      <div className={styles.screen}>
        <Reading
          call="GET /api/v1/news/:id"
          input={id === undefined ? undefined : { params: { id } }}
          missing={<NotFound title={t('notFound.news')} to={paths.news} browse={t('notFound.browseNews')} />}
        >
          {(news) => <Article news={news} />}
        </Reading>
      </div>
    </Page>
  );
};
