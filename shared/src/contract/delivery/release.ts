import { type Static, Type } from 'typebox';
import type { Entry } from '../base/entry.ts';
import { nullable, oneOf, Text } from '../base/fields.ts';
import { ReleaseOwner } from './release-owner.ts';
import { App, Version } from './release-record.ts';

/**
 * A failed release check of a package, view, style sheet, file or menu row (`menu 12`, `route /domestic`). `shared` and
 * `antd`: a shell does not provide what a remote takes; `export`: a shared module lacks exports that a remote uses;
 * `view`: gone, though something shows it; `claim`: another app has it, or is built elsewhere; `size`: over budget;
 * `style`: reaches beyond its app; `signature`: of no trusted key.
 */
export const GateFailure = Type.Object({
  rule: oneOf('shared', 'antd', 'export', 'view', 'claim', 'size', 'style', 'signature'),
  subject: Type.String(),
  text: Text,
});
export type GateFailure = Static<typeof GateFailure>;

/**
 * A public view that failed to render on the server when a release was published: browsers render it. It failed `with`
 * this version of the live shell, or, for a release of the shell, of the view's remote.
 */
export const ClientOnlyView = Type.Object({
  view: Type.String(),
  with: Type.String(),
  reason: Type.String(),
});
export type ClientOnlyView = Static<typeof ClientOnlyView>;

/** The releases of one visitor (`LiveReleases` of the boot data). */
const Live = Type.Unsafe<import('../base/boot.ts').LiveReleases>({
  type: 'object',
  additionalProperties: true,
});
const AppVersion = Type.Object({ app: App, version: Version });
/** Why, for the history. */
export const Reason = Type.String({ minLength: 1, maxLength: 500 });
/**
 * Overrules failed release checks, with the approval of a second person (403 A0235 without): the history records both
 * with their reasons.
 */
export const Force = Type.Optional(Type.Boolean());

/** Commands on releases. `halt`: the portal ended a canary automatically; `retire`: it deleted a release. */
const ReleaseAction = oneOf(
  'publish',
  'promote',
  'rollback',
  'canary',
  'stop-canary',
  'halt',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'retire',
);

/**
 * One line of an app's history: who did what, when, why. `detail` is the share of a canary (`10 %`), or whom a pin is
 * for (`user ann`, `role EDITOR`); empty for the rest.
 */
export const ReleaseEvent = Type.Object({
  app: App,
  action: ReleaseAction,
  version: Type.String(),
  replaced: Type.Union([Type.String(), Type.Null()]),
  detail: Type.String(),
  actor: Type.String(),
  reason: Type.String(),
  /** The failed checks that were overruled. */
  forced: Type.Array(GateFailure),
  /** The second person who approved that, and why; null without one. */
  approval: nullable(Type.Object({ approver: Type.String(), reason: Type.String() })),
  at: Type.String(),
});
export type ReleaseEvent = Static<typeof ReleaseEvent>;

/** The releases of an app: live, previous, and other available versions. */
export const ReleaseStatus = Type.Object({
  app: App,
  live: Type.Union([Type.String(), Type.Null()]),
  previous: Type.Union([Type.String(), Type.Null()]),
  since: Type.Union([Type.String(), Type.Null()]),
  /** The freeze of promotions: by whom, why and since when. */
  lock: Type.Union([
    Type.Null(),
    Type.Object({ actor: Type.String(), reason: Type.String(), since: Type.String() }),
  ]),
  /** The canary, with its share of visitors in percent. */
  canary: Type.Union([
    Type.Object({ version: Type.String(), share: Type.Integer(), since: Type.String() }),
    Type.Null(),
  ]),
  /** The team that answers for it; null until one is set. */
  owner: nullable(ReleaseOwner),
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      publishedAt: Type.String(),
      publishedBy: Type.String(),
      size: Type.Integer(),
      clientOnly: Type.Array(ClientOnlyView),
    }),
  ),
});
export type ReleaseStatus = Static<typeof ReleaseStatus>;

/** The releases of the app after the change; `forced` lists overruled checks. */
export const Changed = Type.Object({
  ...ReleaseStatus.properties,
  changed: Type.Boolean(),
  forced: Type.Array(GateFailure),
});

export const releaseContract = {
  'GET /api/v1/releases/live': {
    summary: 'The releases selected for this visitor; polled by open tabs',
    access: 'public',
    data: Live,
  },
  'GET /api/v1/releases': {
    summary: 'The status of every app, each with its 50 newest versions',
    access: { anyOf: ['release:view'], scope: 'none' },
    data: Type.Array(ReleaseStatus),
  },
  'GET /api/v1/releases/:app/history': {
    summary: 'The release history, the newest first (at most 100)',
    access: { anyOf: ['release:view'], scope: 'none' },
    params: Type.Object({ app: App }),
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    data: Type.Array(ReleaseEvent),
  },
  'POST /api/v1/releases': {
    summary:
      'Publishes a release: the field `record` (JSON) first, then its `signature` (JSON), then a file field for each file, named by its path. A build that was published with another key gets the new signature. 409 when the version exists with other bytes, or the gate rejects it (A0530 with the failures) and it is not forced; 403 A0235 when a second person has to approve that',
    access: { anyOf: ['release:publish'], scope: 'none' },
    kind: 'multipart',
    query: Type.Object({ force: Force, reason: Type.Optional(Reason) }),
    data: Type.Object({
      app: App,
      version: Type.String(),
      created: Type.Boolean(),
      resigned: Type.Boolean({ description: 'It was published before and has another signature now' }),
      forced: Type.Array(GateFailure),
      clientOnly: Type.Array(ClientOnlyView),
    }),
  },
  'POST /api/v1/releases/promote': {
    summary:
      'Makes a published version live, in force for the next document on every replica. 409 when the app is locked, or the gate rejects the release (A0530 with the failures) and it is not forced; 403 A0235 when a second person has to approve that',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ ...AppVersion.properties, reason: Reason, force: Force }),
    data: Changed,
  },
  'POST /api/v1/releases/lock': {
    summary: 'Locks an app: no promotions until it is unlocked; it can still be published and rolled back',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ app: App, reason: Reason }),
    data: Changed,
  },
  'POST /api/v1/releases/unlock': {
    summary: 'Unlocks an app',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ app: App, reason: Reason }),
    data: Changed,
  },
  'POST /api/v1/releases/rollback': {
    summary:
      'Rolls back to the previous good release, or to an earlier good one: 409 for a version that was never live or was rolled back, and A0530 when no trusted key signed it',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ app: App, version: Type.Optional(Version), reason: Reason }),
    data: Changed,
  },
} as const satisfies Record<string, Entry>;
