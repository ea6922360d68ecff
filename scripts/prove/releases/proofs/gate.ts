import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import type { App, ReleaseRecord } from '@portal/shared/contract';
import type { Release } from '../../../build/release.ts';
import { publish, type ReleaseClient } from '../../../release/client.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, liveReleasesOf, refusalOf } from '../moves.ts';
import { makeVariant } from '../variant.ts';

/** A release that the gate must refuse, and the expected reason. */
interface Attempt {
  readonly what: string;
  readonly client?: ReleaseClient;
  make(env: ReleaseTestEnvironment): Promise<Release>;
  readonly reason: RegExp;
}

const changed =
  (app: App, record: (record: ReleaseRecord) => ReleaseRecord) =>
  (env: ReleaseTestEnvironment): Promise<Release> =>
    makeVariant(env.folder, buildOf(env, app), { record });

const withText =
  (path: string, edit: (text: string) => string) =>
  (env: ReleaseTestEnvironment): Promise<Release> =>
    makeVariant(env.folder, buildOf(env, 'mf_catalog'), { edit: { [path]: edit } });

const withoutView =
  (name: string) =>
  ({ views, ...record }: ReleaseRecord): ReleaseRecord => ({
    ...record,
    views: Object.fromEntries(Object.entries(views).filter(([each]) => each !== name)),
  });

const withView =
  (name: string) =>
  ({ views, ...record }: ReleaseRecord): ReleaseRecord => ({
    ...record,
    views: { ...views, [name]: { js: [record.entry], css: [], firstCalls: [], size: 1 } },
  });

const consuming =
  (name: string, range: string) =>
  ({ shared, ...record }: ReleaseRecord): ReleaseRecord => ({
    ...record,
    shared: { ...shared, [name]: range },
  });

const using =
  (module: string, name: string) =>
  ({ sharedExports, ...record }: ReleaseRecord): ReleaseRecord => ({
    ...record,
    sharedExports: { ...sharedExports, [module]: [...(sharedExports?.[module] ?? []), name] },
  });

const withoutExport =
  (module: string, name: string) =>
  ({ sharedExports, ...record }: ReleaseRecord): ReleaseRecord => ({
    ...record,
    sharedExports: {
      ...sharedExports,
      [module]: (sharedExports?.[module] ?? []).filter((each) => each !== name),
    },
  });

/** As if the file was lost before the upload: neither among the files nor in the record. */
const withoutLazyChunk = (env: ReleaseTestEnvironment): Promise<Release> =>
  changed('mf_catalog', ({ files, ...record }) => {
    const withViews = new Set(Object.values(record.views).flatMap(({ js }) => js));
    const lazy = files.find(({ path }) => /^\d+\.js$/.test(path) && !withViews.has(path));
    assert.ok(lazy, 'the remote has a lazy chunk');
    return { ...record, files: files.filter((file) => file !== lazy) };
  })(env);

const otherBytes = async (env: ReleaseTestEnvironment): Promise<Release> => {
  const first = await makeVariant(env.folder, buildOf(env, 'mf_catalog'));
  await publish(env.client, first);
  const edit = { [first.record.entry]: (text: string) => `${text};` };
  return makeVariant(env.folder, first, { version: first.record.version, edit });
};

const strangersKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

const padding = `/*! ${'x'.repeat(400 * 1024)} */`;

const attempts = (env: ReleaseTestEnvironment): readonly Attempt[] => [
  {
    what: 'a view is gone that a menu row names',
    make: changed('mf_admin', withoutView('system/user/index')),
    reason: /system\/user\/index is gone/,
  },
  {
    what: 'a range that the live shell does not meet',
    make: changed('mf_catalog', consuming('react', '^99.0.0')),
    reason: /needs react \^99\.0\.0, shell .* \(live\) has/,
  },
  {
    what: 'an antd module that the shell does not provide',
    make: changed('mf_catalog', consuming('antd/es/tour', '^6.0.0')),
    reason: /needs antd\/es\/tour, which shell .* does not provide/,
  },
  {
    what: 'an export that the live shell does not have',
    make: changed('mf_catalog', using('@portal/shared/ui', 'Carousel')),
    reason: /uses Carousel of @portal\/shared\/ui, which shell .* \(live\) does not export/,
  },
  {
    what: 'a shell without an export that a live remote uses',
    make: changed('shell', withoutExport('@portal/shared/ui', 'Button')),
    reason: /mf_\w+ .* \(live\) uses Button of @portal\/shared\/ui, which shell .* does not export/,
  },
  {
    what: 'a lazy chunk is missing',
    make: withoutLazyChunk,
    reason: /entry\.js loads 1 file that the release lacks: sha256-/,
  },
  {
    what: 'a view that another app has',
    make: changed('mf_admin', withView('home/index')),
    reason: /home\/index .*claimed by mf_catalog/,
  },
  {
    what: 'a view over its budget',
    make: withText('views/home/index.js', (text) => text + padding),
    reason: /home\/index weighs \d+ kB, over the budget/,
  },
  {
    what: 'a style that reaches beyond its app',
    make: withText('views/home/index.css', (text) => `${text} body { margin: 0 }`),
    reason: /views\/home\/index\.css.*body \(styles elements without a class\)/,
  },
  {
    what: 'a signature of a stranger',
    client: { ...env.client, releaseKey: strangersKey() },
    make: changed('mf_catalog', (record) => record),
    reason: /does not trust/,
  },
  { what: 'other bytes under a known version', make: otherBytes, reason: /with other bytes/ },
];

export const gate: Proof<ReleaseTestEnvironment> = {
  number: 5,
  claim:
    'Releases that are incompatible with the live ones are refused with a reason, and the live ones stay',
  run: async (env) => {
    const origin = env.replicas[1].origin;
    const before = await liveReleasesOf(origin);
    const refused: Record<string, string> = {};
    for (const { what, client, make, reason } of attempts(env)) {
      const said = await refusalOf(client ?? env.client, await make(env));
      assert.match(said, reason, what);
      refused[what] = said.split('\n').findLast((line) => reason.test(line)) ?? said;
    }
    assert.deepEqual(await liveReleasesOf(origin), before, 'what is live did not change');
    return refused satisfies Figures;
  },
};
