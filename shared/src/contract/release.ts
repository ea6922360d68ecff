import { type Static, Type } from 'typebox';
import type { Entry } from './entry.ts';

/** The five apps. A federation name is a JavaScript identifier; folders write it with a dash. */
export const App = Type.Union([
  Type.Literal('shell'),
  Type.Literal('mf_catalog'),
  Type.Literal('mf_booking'),
  Type.Literal('mf_personal'),
  Type.Literal('mf_admin'),
]);
export type App = Static<typeof App>;

/** `1.4.0-3f9c2ab1`: the package's semver and a content hash or commit. Never holds a slash or `..`. */
export const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-z]{7,40}$' });

const FilePath = Type.String({ pattern: '^[\\w][\\w.-]*(/[\\w][\\w.-]*)*$', maxLength: 200 });
const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

/** One immutable file of a release. `size` in bytes; `integrity` as subresource integrity writes it. */
export const ReleaseFile = Type.Object({
  path: FilePath,
  type: Type.String(),
  size: Type.Integer({ minimum: 0 }),
  integrity: Integrity,
});
export type ReleaseFile = Static<typeof ReleaseFile>;

/**
 * What a view needs: its files (paths in the release, in load order), the API answers the document may carry with
 * it (`GET /api/...` with `{query.name}`, `{yuan.name}` or `{config.ORGCODE}` holes), and its own size in bytes.
 */
export const ReleaseView = Type.Object({
  js: Type.Array(FilePath),
  css: Type.Array(FilePath),
  firstCalls: Type.Array(Type.String()),
  size: Type.Integer({ minimum: 0 }),
});
export type ReleaseView = Static<typeof ReleaseView>;

/** One built version of one app: immutable, the only description of it that anybody needs. */
export const ReleaseRecord = Type.Object({
  app: App,
  version: Version,
  commit: Type.String(),
  author: Type.String(),
  builtAt: Type.String(),
  /** The script that starts the app (a remote's container, the shell's one file), and the name it is found under. */
  entry: FilePath,
  globalName: Type.String(),
  styles: Type.Array(FilePath),
  files: Type.Array(ReleaseFile, { maxItems: 2000 }),
  /** Empty for the shell. Keys are view names. */
  views: Type.Record(Type.String(), ReleaseView),
  /** What a remote consumes from, and the shell provides into, the share scope: package or module → range or version. */
  shared: Type.Record(Type.String(), Type.String()),
  /** The version of `@portal/shared` that it was built against. */
  platform: Type.String(),
  cssPrefix: Type.String(),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** What one visitor gets (`LiveReleases` of the boot data). */
const Live = Type.Unsafe<import('./boot.ts').LiveReleases>({ type: 'object', additionalProperties: true });
const AppVersion = Type.Object({ app: App, version: Version });
const Reason = Type.String({ minLength: 1, maxLength: 500 });

/** One line of an app's history: who did what, when, why. */
export const ReleaseEvent = Type.Object({
  app: App,
  action: Type.Union([Type.Literal('publish'), Type.Literal('promote'), Type.Literal('rollback')]),
  version: Type.String(),
  replaced: Type.Union([Type.String(), Type.Null()]),
  actor: Type.String(),
  reason: Type.String(),
  at: Type.String(),
});
export type ReleaseEvent = Static<typeof ReleaseEvent>;

/** How one app stands: what is live, what was before, what else there is to go to. */
export const ReleaseStatus = Type.Object({
  app: App,
  live: Type.Union([Type.String(), Type.Null()]),
  previous: Type.Union([Type.String(), Type.Null()]),
  since: Type.Union([Type.String(), Type.Null()]),
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      publishedAt: Type.String(),
      publishedBy: Type.String(),
      size: Type.Integer(),
    }),
  ),
});
export type ReleaseStatus = Static<typeof ReleaseStatus>;

/** How the app stands after the change; `changed` is false when that version was live already. */
const Changed = Type.Object({ ...ReleaseStatus.properties, changed: Type.Boolean() });

export const releaseContract = {
  'GET /api/v1/releases/live': {
    summary: 'The releases this visitor gets now; open tabs ask this to learn of a change',
    access: 'public',
    data: Live,
  },
  'GET /api/v1/releases': {
    summary: 'How every app stands, each with its 50 newest versions',
    access: { anyOf: ['release:view'] },
    data: Type.Array(ReleaseStatus),
  },
  'GET /api/v1/releases/:app/history': {
    summary: 'What was published, promoted and rolled back, newest first (at most 100)',
    access: { anyOf: ['release:view'] },
    params: Type.Object({ app: App }),
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    data: Type.Array(ReleaseEvent),
  },
  'POST /api/v1/releases': {
    summary:
      'Publishes a release: the field `record` (JSON) first, then a file field for each file, named by its path. 409 when the version exists with other bytes',
    access: { anyOf: ['release:publish'] },
    kind: 'multipart',
    data: Type.Object({ app: App, version: Type.String(), created: Type.Boolean() }),
  },
  'POST /api/v1/releases/promote': {
    summary: 'Makes a published version live, in force for the next document on every replica',
    access: { anyOf: ['release:promote'] },
    body: Type.Object({ ...AppVersion.properties, reason: Reason }),
    data: Changed,
  },
  'POST /api/v1/releases/rollback': {
    summary: 'Goes back to the good release before this one, or to any published version',
    access: { anyOf: ['release:promote'] },
    body: Type.Object({ app: App, version: Type.Optional(Version), reason: Reason }),
    data: Changed,
  },
} as const satisfies Record<string, Entry>;
