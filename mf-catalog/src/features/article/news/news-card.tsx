import type { NewsRow } from '@portal/shared/contract';
import { formatDay, useLanguage, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Picture, Tag } from '@portal/shared/ui';
import styles from './news-card.module.css';

interface NewsCardProps {
  readonly news: NewsRow;
  readonly eager?: boolean;
  /** Without the summary, its picture beside the words at any width. */
  readonly small?: boolean;
}

/** A news item in a list. */
export const NewsCard = ({ news, eager, small = false }: NewsCardProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <article className={styles.card} data-small={small}>
      {news.picture && (
        <div className={styles.picture}>
          <Picture
            src={news.picture}
            alt=""
            width={1200}
            height={750}
            sizes="(min-width: 720px) 280px, 92vw"
            eager={eager}
          />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          <Tag tone="sand">{text(news.category)}</Tag>
          <time dateTime={news.day}>{formatDay(news.day, language, { year: true })}</time>
        </p>
        <h3 className={styles.title}>
          <Link to={paths.newsDetail(news.id)}>{text(news.title)}</Link>
        </h3>
        {!small && <p className={styles.summary}>{text(news.summary)}</p>}
      </div>
    </article>
  );
};
