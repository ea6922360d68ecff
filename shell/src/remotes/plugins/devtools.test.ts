import '../federation.fixture.ts';
import type { PortalBoot } from '@portal/shared/contract';
import { browser } from '../../browser.ts';
import { host } from '../host.ts';
import { setReleases } from '../live-releases.ts';
import { fakeRelease } from '../releases.fixture.ts';

const origin = 'http://127.0.0.1:4101';
const shell = { current: fakeRelease('shell', 's') };
let boot: Partial<PortalBoot>;
jest.mock('@portal/shared/config', () => ({
  ...jest.requireActual('@portal/shared/config'),
  readBoot: () => ({ releases: { shell }, ...boot }),
}));

/** As the extension registers itself: it changes what its storage names, whenever a remote is registered. */
let overrides: Readonly<Record<string, string>> = {};
host.registerPlugins([
  {
    name: 'extension',
    beforeRegisterRemote: (args) => {
      const entry = overrides[args.remote.name];
      if (entry) {
        Reflect.deleteProperty(args.remote, 'version');
        Object.assign(args.remote, { entry });
      }
      return args;
    },
  },
]);

let count = 0;
const release = () => {
  count += 1;
  const current = fakeRelease('mf_catalog', `${count}`, 'index');
  setReleases({ shell, mf_catalog: { current } });
  return current;
};
const registered = () => host.options.remotes.find(({ name }) => name === 'mf_catalog');
const moduleInfo = () => __FEDERATION__.moduleInfo;

let go: jest.SpyInstance;
beforeEach(() => {
  boot = {};
  overrides = {};
  go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
});
afterEach(() => go.mockRestore());

it('adds every registered release to the module graph and removes the one it replaces', () => {
  const before = release();
  const { version } = release();
  expect(moduleInfo().shell).toMatchObject({
    version: 's',
    remotesInfo: { mf_catalog: { matchedVersion: version } },
  });
  expect(moduleInfo()[`mf_catalog:${version}`]).toMatchObject({
    version,
    globalName: 'mf_catalog',
    remoteEntry: 'entry.js',
    publicPath: `http://127.0.0.1:8080/assets/mf_catalog/${version}/`,
    modules: [{ moduleName: 'index', assets: { js: { sync: ['views/index.js'] } } }],
  });
  expect(moduleInfo()[`mf_catalog:${before.version}`]).toBeUndefined();
});

it('keeps an override whose origin the document admits', () => {
  boot = { overrides: [`mf_catalog@${origin}`] };
  overrides = { mf_catalog: `${origin}/mf-manifest.json` };
  release();
  expect(registered()).toMatchObject({ entry: `${origin}/mf-manifest.json` });
  expect(go).not.toHaveBeenCalled();
});

it('requests the portal override for an origin that is allowed but not admitted yet', () => {
  boot = { overridable: { origins: [], loopback: true } };
  overrides = { mf_catalog: `${origin}/entry.js` };
  const { version } = release();
  expect(registered()).toMatchObject({ version });
  expect(go).toHaveBeenCalledWith(
    `http://127.0.0.1:8080/?override=${encodeURIComponent(`mf_catalog@${origin}`)}`,
  );
});

it.each([
  ['overrides need a right', {}, `${origin}/entry.js`],
  [
    'the origin is not allowed',
    { overridable: { origins: [], loopback: true } },
    'https://evil.example/entry.js',
  ],
])('ignores an override where %s', (_, given, entry) => {
  boot = given;
  overrides = { mf_catalog: entry };
  const { version } = release();
  expect(registered()).toMatchObject({
    version,
    entry: `http://127.0.0.1:8080/assets/mf_catalog/${version}/entry.js`,
  });
  expect(go).not.toHaveBeenCalled();
});
