import { appPattern, releaseRecordSchema } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { oneOf } from '../base/fields.ts';

/** A remote's federation name, a JavaScript identifier; folders write it with a dash. */
export type Remote = `mf_${string}`;

/** The shell, or a remote. Which remotes there are is data: those that have a release. */
export const App = Type.Unsafe<'shell' | Remote>(Type.String({ pattern: appPattern }));
export type App = Static<typeof App>;

/** `1.4.0-3f9c2ab1`: the package's semver and a content hash or commit. Never holds a slash or `..`. */
export const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-z]{7,40}$' });

const FilePath = Type.String({ pattern: '^[\\w][\\w.-]*(/[\\w][\\w.-]*)*$', maxLength: 200 });
/** Builds write SHA-256; older releases have SHA-384. */
const Integrity = Type.String({ pattern: '^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$' });

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
  /** Names of the shared modules that it imports. */
  shared: Type.Optional(Type.Array(Type.String(), { maxItems: 500 })),
});
export type ReleaseView = Static<typeof ReleaseView>;

/** The manifest of one built version of one app: immutable and complete. */
export const ReleaseRecord = Type.Object({
  schema: Type.Optional(Type.Literal(releaseRecordSchema)),
  app: App,
  version: Version,
  commit: Type.String(),
  author: Type.String(),
  builtAt: Type.String(),
  /** The script that starts the app (a remote's container, the shell's one file), and the name it is found under. */
  entry: FilePath,
  /** How the entry is run: a classic script, unless it is an ES module. */
  entryType: Type.Optional(oneOf('script', 'module')),
  globalName: Type.String(),
  /** Of the shell: the script that has to run before its entry and every remote's, which is the federation runtime. */
  runtime: Type.Optional(FilePath),
  /** Of the shell: the script that renders documents on the server. Without it browsers render all of them. */
  renderer: Type.Optional(FilePath),
  /** Of the shell: it signals its start to the document, which waits for the signal. */
  signalsStart: Type.Optional(Type.Literal(true)),
  styles: Type.Array(FilePath),
  /** Of the shell: the first calls of every public page, beside those of its view. */
  firstCalls: Type.Optional(Type.Array(Type.String())),
  files: Type.Array(ReleaseFile, { maxItems: 2000 }),
  /** Empty for the shell. Keys are view names. */
  views: Type.Record(Type.String(), ReleaseView, { maxProperties: 500 }),
  /** The share scope: package or module → range (of a remote) or version (of the shell). */
  shared: Type.Record(Type.String(), Type.String()),
  /** Of the shell: the files of each shared module that it loads on demand. */
  sharedFiles: Type.Optional(Type.Record(Type.String(), Type.Array(FilePath), { maxProperties: 500 })),
  /**
   * Exports of shared modules, by module: those that a remote uses, or those that the shell provides. A module whose
   * exports the build cannot list is left out, and not checked.
   */
  sharedExports: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2000 }), {
      maxProperties: 500,
    }),
  ),
  /** The version of `@portal/shared` that it was built against. */
  platform: Type.String(),
  cssPrefix: Type.String(),
  /** Built outside this repository: the class prefix is not required, and other budgets apply. */
  external: Type.Optional(Type.Literal(true)),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** The signature of a record: Ed25519 over its `canonicalJson`, in base64, with the id of the key. */
export const ReleaseSignature = Type.Object({
  key: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  value: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
});
export type ReleaseSignature = Static<typeof ReleaseSignature>;
