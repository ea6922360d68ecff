import type { App, ReleaseHealth } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { useState } from 'react';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { Select } from '#src/ui/select.tsx';
import { useHealth } from '../release-calls.ts';
import styles from './health.module.css';
import { healthMessages } from './health-messages.ts';
import { Owner } from './health-note.tsx';
import { HealthTable } from './health-table.tsx';
import { Trend } from './trend.tsx';

/** What was thrown and what the browser's policy blocked, newest first. */
const Troubles = ({ errors, violations }: Pick<ReleaseHealth, 'errors' | 'violations'>) => {
  const t = useMessages(healthMessages);
  const language = useLanguage();
  const told = [
    ...errors.map((error) => ({ ...error, words: error.message, kind: t(`steps.${error.step}`) })),
    ...violations.map(({ directive, blocked, ...violation }) => ({
      ...violation,
      words: `${directive}: ${blocked}`,
      kind: t('blocked'),
    })),
  ].sort((one, other) => other.lastAt.localeCompare(one.lastAt));
  if (told.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('troubles', { count: told.length })}</summary>
      <ul className={styles.errors}>
        {told.map(({ version, view, kind, words, count, lastAt }) => (
          <li key={`${version} ${view} ${kind} ${words}`}>
            <Tag tone="bad">{kind}</Tag> {words}{' '}
            <span>{t('trouble', { view, version, count, at: formatInstant(lastAt, language) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Views = ({ views }: Pick<ReleaseHealth, 'views'>) => {
  const t = useMessages(healthMessages);
  const rows = views.map((figures) => ({ name: `${figures.view} · ${figures.version}`, figures }));
  return (
    <details className={styles.more}>
      <summary>{t('byView', { count: rows.length })}</summary>
      <HealthTable title={t('viewFigures')} first={t('columns.view')} rows={rows} />
    </details>
  );
};

const Figures = ({ health }: { health: ReleaseHealth }) => {
  const t = useMessages(healthMessages);
  const rows = health.versions.map((figures) => ({ name: figures.version, figures }));
  return (
    <>
      {health.down && (
        <p role="alert">
          {t('downWords')} <Owner owner={health.owner} />
        </p>
      )}
      <Trend points={health.points} minutes={health.minutes} />
      <HealthTable title={t('title')} first={t('columns.version')} rows={rows} />
      <Views views={health.views} />
    </>
  );
};

/** In minutes. */
const spans = { hour: 60, shift: 360, day: 1440, week: 10_080 } as const;
const spanNames = ['hour', 'shift', 'day', 'week'] as const;

/** How the releases of an app do in browsers: loads, failures, vitals, errors, in time. */
export const HealthPart = ({ app }: { app: App }) => {
  const t = useMessages(healthMessages);
  const [span, setSpan] = useState<keyof typeof spans>('hour');
  const query = useHealth(app, spans[span]);
  return (
    <>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Select
          aria-label={t('span')}
          value={span}
          options={spanNames.map((value) => ({ value, label: t(`spans.${value}`) }))}
          onChange={(value) => setSpan(spanNames.find((name) => name === value) ?? 'hour')}
        />
      </div>
      <AdminQuery query={query} skeleton={<RowsSkeleton rows={2} height={56} />}>
        {(health) => (
          <>
            {health.versions.length === 0 ? (
              <p className={styles.note}>{t('quiet')}</p>
            ) : (
              <Figures health={health} />
            )}
            <Troubles errors={health.errors} violations={health.violations} />
          </>
        )}
      </AdminQuery>
    </>
  );
};
