import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { GateFailure } from './release.ts';
import { App, ReleaseRecord, Version } from './release-record.ts';

const AppVersion = Type.Object({ app: App, version: Version });
const { shared, sharedExports, external } = ReleaseRecord.properties;

/** The parts of a record that have to fit those of other apps. It need not be published. */
export const PlannedRelease = Type.Object({
  ...AppVersion.properties,
  /** Names of its views. */
  views: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }),
  shared,
  sharedExports,
  external,
});
export type PlannedRelease = Static<typeof PlannedRelease>;

/** A safe order of promotions. */
export const ReleasePlan = Type.Object({
  /** In this order each release passes the checks against those that are live by then. */
  steps: Type.Array(AppVersion),
  /** Releases that have no place after the steps, each with the reasons. */
  blocked: Type.Array(Type.Object({ ...AppVersion.properties, failures: Type.Array(GateFailure) })),
});
export type ReleasePlan = Static<typeof ReleasePlan>;

export const releasePlanContract = {
  'POST /api/v1/releases/plan': entry({
    summary:
      'Finds an order in which releases of several apps, published or not, can be promoted. Changes nothing, and reserves nothing: each promotion is checked again. 400 for two versions of an app',
    access: { anyOf: ['release:view'], scope: 'none' },
    body: Type.Object({ releases: Type.Array(PlannedRelease, { minItems: 1, maxItems: 10 }) }),
    data: ReleasePlan,
  }),
};
