import { queryOf } from '@portal/shared/api';
import type { HelpRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import {
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Section,
  Skeleton,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './help.module.css';
import { HelpContact } from './help-contact.tsx';
import { helpMessages } from './help-messages.ts';
import { HelpSearch } from './help-search.tsx';
import { topicsOf } from './topics.ts';

const longest = 100;

const Questions = ({ rows, topics = false }: { rows: readonly HelpRow[]; topics?: boolean }) => {
  const text = useText();
  return (
    <ul className={styles.questions}>
      {rows.map(({ code, title, topic }) => (
        <li key={code}>
          <Link to={paths.help(code)}>{text(title)}</Link>
          {topics && <span>{text(topic)}</span>}
        </li>
      ))}
    </ul>
  );
};

const Topics = ({ rows }: { rows: readonly HelpRow[] }) => {
  const text = useText();
  return (
    <div className={styles.topics}>
      {topicsOf(rows).map(({ name, questions }) => (
        <section key={name.zh} aria-label={text(name)}>
          <h2>{text(name)}</h2>
          <Questions rows={questions} />
        </section>
      ))}
    </div>
  );
};

const Found = ({ rows }: { rows: readonly HelpRow[] }) => {
  const t = useMessages(helpMessages);
  return (
    <Section
      title={t('search.results')}
      lead={<span role="status">{t('search.found', { count: rows.length })}</span>}
    >
      <Questions rows={rows} topics />
      <p>
        <LinkButton kind="quiet" to={paths.helpCentre()}>
          {t('search.all')}
        </LinkButton>
      </p>
    </Section>
  );
};

const Nothing = ({ keywords }: { keywords: string }) => {
  const t = useMessages(helpMessages);
  if (keywords === '') return <EmptyState title={t('none')} />;
  const all = (
    <LinkButton kind="quiet" to={paths.helpCentre()}>
      {t('search.all')}
    </LinkButton>
  );
  return <EmptyState title={t('search.empty', { keywords })} body={t('search.emptyBody')} action={all} />;
};

/** The help centre: all questions by topic, or those of a search: `/help?keywords=`. */
export const HelpScreen = () => {
  const t = useMessages(helpMessages);
  useTitle(t('title'));
  const keywords = (useQueryParams().get('keywords') ?? '').trim().slice(0, longest);
  const query = { keywords: keywords || undefined };
  const help = useQuery(queryOf('GET /api/v1/help', { query }));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.screen}>
        <HelpSearch key={keywords} keywords={keywords} />
        <QueryView
          query={help}
          skeleton={<Skeleton height={640} />}
          empty={(rows) => rows.length === 0}
          emptyState={<Nothing keywords={keywords} />}
        >
          {(rows) => (keywords === '' ? <Topics rows={rows} /> : <Found rows={rows} />)}
        </QueryView>
        <HelpContact />
      </div>
    </Page>
  );
};
