import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../process/root.ts';
import { run } from '../process/run.ts';
import { testManifest, writeBuild } from '../release/external/testing/test-build.ts';
import { consumeShared } from '../webpack/shared-modules.ts';
import { packAll } from './pack-all.ts';

const outside = mkdtempSync(path.join(tmpdir(), 'haitu-packages-'));
const modules = path.join(outside, 'node_modules');
const installed = path.join(modules, '@portal/shared');

/** As npm installs a tarball; its dependencies are those of the checkout. */
const install = async (tarball: string, name: string) => {
  const folder = path.join(modules, name);
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('tar', ['xzf', tarball, '--strip-components=1', '-C', folder]);
  assert.equal(code, 0, output);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  for (const each of Object.keys({ ...dependencies, ...peerDependencies })) {
    mkdirSync(path.dirname(path.join(modules, each)), { recursive: true });
    symlinkSync(realpathSync(inRoot('shared/node_modules', each)), path.join(modules, each), 'junction');
  }
};

let tarballs: readonly string[] = [];
describe('packages for other repositories', () => {
  after(() => rmSync(outside, { recursive: true }));
  before(async () => {
    tarballs = await packAll(path.join(outside, 'first'));
    await install(tarballs[0] ?? '', '@portal/shared');
    await install(tarballs[1] ?? '', '@portal/cli');
  });

  const exportsOf = (): Record<string, string | { types: string; default: string }> =>
    JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')).exports;

  const view = `
import { queryOf } from '@portal/shared/api';
import { useLanguage } from '@portal/shared/i18n';
import { Page } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

// @ts-expect-error: the contract has no such call
queryOf('GET /api/v1/site/nothing', {});

export default function Today() {
  const language = useLanguage();
  const { data } = useQuery(queryOf('GET /api/v1/site/profile/travel-info', {}));
  return <Page title={language}>{JSON.stringify(data)}</Page>;
}
`;

  const options = {
    ...{
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
    },
    ...{ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [] },
  };

  /** Errors in the remote and in the package; the declarations of antd's components have some of their own. */
  const typeErrors = async (): Promise<string> => {
    const { output } = await run(inRoot('node_modules/.bin/tsc'), ['-p', outside, '--pretty', 'false']);
    return output
      .split('\n')
      .filter((line) => line !== '' && !/^(\s|node_modules\/\.pnpm\/@rc-component)/.test(line))
      .join('\n');
  };

  test('a remote outside the checkout compiles against every export of the tarball', async () => {
    const entries = Object.entries(exportsOf()).filter(([, target]) => typeof target === 'object');
    const lines = entries.map(
      ([name], index) => `export * as e${index} from '@portal/shared/${name.slice(2)}';`,
    );
    writeFileSync(path.join(outside, 'every.ts'), lines.join('\n'));
    writeFileSync(path.join(outside, 'today.tsx'), view);
    const config = { compilerOptions: options, files: ['every.ts', 'today.tsx'] };
    writeFileSync(path.join(outside, 'tsconfig.json'), JSON.stringify(config));
    assert.equal(await typeErrors(), '');
  });

  test('the tarball has every file that its exports and scripts name, and no tests or paths of the checkout', () => {
    const targets = Object.values(exportsOf()).flatMap((each) =>
      typeof each === 'string' ? [each] : Object.values(each),
    );
    const files = globSync('**/*.*', { cwd: installed });
    for (const target of targets) assert.ok(files.includes(path.normalize(target)), target);
    assert.deepEqual(
      files.filter((file) => /\.test\.|testing|webpack/.test(file)),
      [],
    );
    for (const file of files) {
      const text = readFileSync(path.join(installed, file), 'utf8');
      assert.ok(!text.includes(root), `${file} has no path of the checkout`);
      for (const [, name = ''] of text.matchAll(/from ["'](\.[^"']+)["']/g))
        assert.ok(files.includes(path.join(path.dirname(file), name)), `${file} imports ${name}`);
    }
  });

  test('the schema of the release record is in the tarball', () => {
    const schema = JSON.parse(readFileSync(path.join(installed, 'release-record.v1.schema.json'), 'utf8'));
    assert.deepEqual(
      [schema.$id, schema.properties.schema],
      ['urn:haitu:release-record:v1', { type: 'number', const: 1 }],
    );
  });

  test('equal sources have equal tarballs', async () => {
    const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
    const again = await packAll(path.join(outside, 'second'));
    assert.deepEqual(again.map(hashOf), tarballs.map(hashOf));
  });

  /** Runs the installed command in the folder of the remote. */
  const haitu = (args: readonly string[], env: Record<string, string> = {}) =>
    run(process.execPath, [path.join(modules, '@portal/cli/haitu.js'), ...args], {
      cwd: outside,
      env: { PATH: process.env.PATH, INIT_CWD: '/', ...env },
    });

  test('the usage of the packaged command line has its name, and no commands for sources of the portal', async () => {
    const { code, output } = await haitu([]);
    assert.equal(code, 2);
    assert.match(output, /^usage: haitu COMMAND APP/m);
    assert.doesNotMatch(output, /npm run|mf-NAME|dist\/releases/);
  });

  for (const line of ['build mf_catalog', 'publish mf_catalog', 'menu mf_catalog'])
    test(`haitu ${line} is refused, because the sources are not here`, async () => {
      const { code, output } = await haitu(line.split(' '));
      assert.deepEqual([code, output.split('\n')[0]], [2, 'There is no app mf_catalog.']);
    });

  test('haitu verify is refused with a sentence', async () => {
    const { code, output } = await haitu(['verify']);
    assert.deepEqual([code, output.trim()], [1, 'This needs the sources of the portal: use its checkout.']);
  });

  test('haitu publish and preview read a build, relative to the current folder, and refuse a path that leaves it', async (t) => {
    const token = { RELEASE_TOKEN: 'a-token', PORTAL_URL: 'http://127.0.0.1:9' };
    const good = path.relative(outside, writeBuild(t));
    for (const command of ['publish', 'preview'])
      assert.match(
        (await haitu([command, '--from', good], token)).output,
        /RELEASE_KEY is not set|does not answer/,
      );
    const [expose] = testManifest.exposes;
    const js = { sync: ['../evil.js'], async: [] };
    const exposes = [{ ...expose, assets: { ...expose?.assets, js } }];
    const bad = path.relative(outside, writeBuild(t, { ...testManifest, exposes }));
    const { code, output } = await haitu(['publish', '--from', bad], token);
    assert.equal(code, 1);
    assert.match(output, /mf-manifest\.json: \/exposes\/0\/assets\/js\/sync\/0 is "\.\.\/evil\.js"/);
  });

  test('the webpack options share the modules of the shell and no copy of them', async () => {
    const file = pathToFileURL(path.join(modules, '@portal/cli/webpack.js')).href;
    const { remoteOptions } = await import(file);
    const { output, federation } = remoteOptions({
      name: 'mf_guide',
      version: '1.4.0',
      views: { 'guide/today': './src/today.tsx' },
    });
    assert.equal(output.uniqueName, 'mf_guide_1_4_0');
    assert.deepEqual(federation.exposes, { './guide/today': './src/today.tsx' });
    assert.deepEqual(federation.shared, consumeShared());
  });
});
