import type { AgencyPage } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Blocks, Breadcrumbs, Page, useQueryParams, useTitle } from '@portal/shared/ui';
import { readableId } from '#src/product/readable-id.ts';
import styles from './article.module.css';
import { articleMessages } from './article-messages.ts';
import { NotFound } from './not-found.tsx';
import { Reading } from './reading.tsx';

const Statement = ({ statement }: { statement: AgencyPage }) => {
  const t = useMessages(articleMessages);
  const text = useText();
  const language = useLanguage();
  useTitle(text(statement.seo?.title ?? statement.title));
  return (
    <article className={styles.article}>
      <Breadcrumbs items={[{ label: t('home'), to: paths.home }, { label: text(statement.title) }]} />
      <h1>{text(statement.title)}</h1>
      <p className={styles.facts}>
        {t('about.updated', { day: formatDay(statement.day, language, { year: true }) })}
      </p>
      <Blocks blocks={statement.body} alts={statement.alts} />
    </article>
  );
};

/** A statement of the agency: `/common-detail?id=`. */
export const StatementScreen = () => {
  const t = useMessages(articleMessages);
  const id = readableId(useQueryParams().getNumber('id'));
  return (
    <Page width="narrow">
      <div className={styles.screen}>
        <Reading
          call="GET /api/v1/statements/:id"
          input={id === undefined ? undefined : { params: { id } }}
          missing={
            <NotFound title={t('notFound.page')} to={paths.about} browse={t('notFound.browseAbout')} />
          }
        >
          {(statement) => <Statement statement={statement} />}
        </Reading>
      </div>
    </Page>
  );
};
