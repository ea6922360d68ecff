import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { nullable, oneOf } from '../base/fields.ts';
import { ReleaseOwner } from './release-owner.ts';
import { App, Version } from './release-record.ts';

const Count = Type.Integer({ minimum: 0 });
const ViewName = Type.String({ minLength: 1, maxLength: 100 });

/**
 * What happened to a view in a browser. `loaded`, `failed` (one attempt), `retry` (begun again), `previous` (the
 * release before takes over), `unavailable` (no release could bring it), `crashed` (loaded, failed to render),
 * `error` (a script of it threw beside rendering), `vitals` (how it felt).
 */
export const ReportStep = oneOf(
  'loaded',
  'failed',
  'retry',
  'previous',
  'unavailable',
  'crashed',
  'error',
  'vitals',
);
export type ReportStep = Static<typeof ReportStep>;

/** One report. Of the shell, which has no views, `view` is `shell`. `ms` are those of the attempt. */
export const ReleaseReport = Type.Object({
  app: App,
  version: Version,
  view: ViewName,
  step: ReportStep,
  ms: Type.Integer({ minimum: 0, maximum: 3_600_000 }),
  /** The error message, cut to 300 characters, without query strings and long numbers. */
  error: Type.Optional(Type.String({ maxLength: 1000 })),
  /** `lcp` and `inp` in ms, `cls` as browsers count it. */
  vitals: Type.Optional(
    Type.Object({
      lcp: Type.Optional(Type.Number({ minimum: 0, maximum: 3_600_000 })),
      inp: Type.Optional(Type.Number({ minimum: 0, maximum: 3_600_000 })),
      cls: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    }),
  ),
});
export type ReleaseReport = Static<typeof ReleaseReport>;

/** Aggregated measurements of a kind: count, mean (ms, except `cls`), share of good ones (0 to 1). */
const Measured = Type.Object({ count: Count, mean: Type.Number(), good: Type.Number() });
export type Measured = Static<typeof Measured>;

/**
 * How releases did. `loads` are views that were asked of a release; `failed` of them did not come from it, `crashed`
 * came and failed to render; `retries` helped or not; `previous` are views it brought in place of a newer release;
 * `unavailable` are visitors who met the retry panel. Good: loaded within 1 s, LCP 2.5 s, INP 200 ms, CLS 0.1.
 */
const Figures = Type.Object({
  loads: Count,
  failed: Count,
  crashed: Count,
  retries: Count,
  previous: Count,
  unavailable: Count,
  errors: Count,
  loaded: Measured,
  lcp: Measured,
  inp: Measured,
  cls: Measured,
});
export type HealthFigures = Static<typeof Figures>;

/** An error, listed once with its count. */
const HealthError = Type.Object({
  version: Type.String(),
  view: Type.String(),
  step: ReportStep,
  message: Type.String(),
  count: Count,
  lastAt: Type.String(),
});

/** A violation of the Content-Security-Policy. `blocked` and `source` are URLs without their query. */
const HealthViolation = Type.Object({
  version: Type.String(),
  view: Type.String(),
  directive: Type.String(),
  blocked: Type.String(),
  source: Type.String(),
  count: Count,
  lastAt: Type.String(),
});

/** The health of an app in the last minutes. */
export const ReleaseHealth = Type.Object({
  app: App,
  minutes: Type.Integer(),
  /** Known to be down: menu entries show that. */
  down: Type.Boolean(),
  /** The team that answers for the app; null until one is set. */
  owner: nullable(ReleaseOwner),
  /** Newest first. */
  versions: Type.Array(Type.Object({ version: Type.String(), ...Figures.properties })),
  /** The most requested first, at most 200. */
  views: Type.Array(Type.Object({ version: Type.String(), view: Type.String(), ...Figures.properties })),
  /** By time, oldest first, at most 60 buckets; empty buckets are left out. */
  points: Type.Array(
    Type.Object({
      at: Type.String(),
      version: Type.String(),
      loads: Count,
      failed: Count,
      crashed: Count,
    }),
  ),
  /** The latest first, at most 50. */
  errors: Type.Array(HealthError),
  violations: Type.Array(HealthViolation),
});
export type ReleaseHealth = Static<typeof ReleaseHealth>;

export const releaseHealthContract = {
  'POST /api/v1/release-reports': entry({
    summary:
      'Receives reports of browsers on loads of views (sendBeacon, at most 20 reports and 32 kB). Reports on unknown releases or views are dropped',
    access: 'public',
    body: Type.Object({ reports: Type.Array(ReleaseReport, { minItems: 1, maxItems: 20 }) }),
  }),
  'POST /api/v1/csp-reports': entry({
    summary:
      'Receives reports of violations of the Content-Security-Policy: `application/csp-report` or `application/reports+json`, at most 32 kB',
    access: 'public',
    body: Type.Any(),
  }),
  'GET /api/v1/releases/health': entry({
    summary: 'The health of an app’s releases in browsers: loads, failures, crashes, web vitals, errors',
    access: { anyOf: ['release:view'], scope: 'none' },
    query: Type.Object({
      app: App,
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_160, default: 60 })),
    }),
    data: ReleaseHealth,
  }),
};
