import type { App, ReportStep } from '@portal/shared/contract';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/**
 * Counts of browser reports per minute. `measure` is a step of a load, or a web vital: number, sum (ms; `cls`
 * in thousandths), and how many were good.
 */
export const releaseMeasures = pgTable(
  'release_measures',
  {
    app: text().$type<App>().notNull(),
    minute: instant().notNull(),
    version: text().notNull(),
    view: text().notNull(),
    measure: text().notNull(),
    count: integer().notNull(),
    sum: bigint({ mode: 'number' }).notNull(),
    good: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.minute, t.version, t.view, t.measure] }),
    index('release_measures_age').on(t.minute),
  ],
);

/**
 * Load steps of the last minutes by cohort and network, both as hashes: automatic decisions count them.
 */
export const releaseReporters = pgTable(
  'release_reporters',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    minute: instant().notNull(),
    network: text().notNull(),
    cohort: text().notNull(),
    loaded: integer().notNull(),
    failed: integer().notNull(),
    retry: integer().notNull(),
    crashed: integer().notNull(),
    unavailable: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.version, t.minute, t.network, t.cohort] }),
    index('release_reporters_age').on(t.minute),
  ],
);

/** Browser errors, one row per message; the latest of each app. */
export const releaseErrors = pgTable(
  'release_errors',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    view: text().notNull(),
    step: text().$type<ReportStep>().notNull(),
    message: text().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.version, t.view, t.step, t.message] }),
    index('release_errors_latest').on(t.app, t.lastAt.desc()),
  ],
);

/** CSP violations, by the script that caused them, or the view. */
export const cspViolations = pgTable(
  'csp_violations',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    view: text().notNull(),
    directive: text().notNull(),
    blocked: text().notNull(),
    source: text().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.version, t.view, t.directive, t.blocked, t.source] }),
    index('csp_violations_latest').on(t.app, t.lastAt.desc()),
  ],
);
