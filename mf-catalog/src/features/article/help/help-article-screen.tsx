import type { HelpArticle } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import {
  Blocks,
  Breadcrumbs,
  EmptyState,
  LinkButton,
  Page,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { Reading } from '../reading.tsx';
import styles from './help.module.css';
import { HelpContact } from './help-contact.tsx';
import { helpMessages } from './help-messages.ts';
import { HelpSearch } from './help-search.tsx';

const known = /^[A-Za-z0-9-]{1,32}$/;

const Others = ({ others }: Pick<HelpArticle, 'others'>) => {
  const t = useMessages(helpMessages);
  const text = useText();
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('others')} className={styles.others}>
      <h2>{t('others')}</h2>
      <ul className={styles.questions}>
        {others.map(({ code, title }) => (
          <li key={code}>
            <Link to={paths.help(code)}>{text(title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Article = ({ article }: { article: HelpArticle }) => {
  const t = useMessages(helpMessages);
  const text = useText();
  const language = useLanguage();
  const title = text(article.title);
  useTitle(text(article.seo?.title ?? article.title));
  return (
    <>
      <article className={styles.article}>
        <Breadcrumbs
          items={[
            { label: t('home'), to: paths.home },
            { label: t('title'), to: paths.helpCentre() },
            { label: title },
          ]}
        />
        <h1>{title}</h1>
        <p className={styles.facts}>
          {t('updated', { day: formatDay(article.day, language, { year: true }) })}
        </p>
        <Blocks blocks={article.body} alts={article.alts} />
      </article>
      <Others others={article.others} />
    </>
  );
};

/** In the place of an article that was deleted or never existed: the help centre and its search. */
const Missing = () => {
  const t = useMessages(helpMessages);
  useTitle(t('missing.title'));
  return (
    <>
      <h1 className="visually-hidden">{t('missing.title')}</h1>
      <EmptyState
        icon="compass"
        title={t('missing.title')}
        body={t('missing.body')}
        action={<LinkButton to={paths.helpCentre()}>{t('missing.link')}</LinkButton>}
      />
      <HelpSearch />
    </>
  );
};

/** One article of the help centre: `/help/article?code=`. */
export const HelpArticleScreen = () => {
  const code = useQueryParams().get('code') ?? '';
  return (
    <Page width="narrow">
      <div className={styles.screen}>
        <Reading
          call="GET /api/v1/help/:code"
          input={known.test(code) ? { params: { code } } : undefined}
          missing={<Missing />}
        >
          {(article) => <Article article={article} />}
        </Reading>
        <HelpContact />
      </div>
    </Page>
  );
};
