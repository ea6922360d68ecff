import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { readBoot } from '@portal/shared/config';
import type { LiveRelease } from '@portal/shared/contract';
import { isAllowedOrigin } from '@portal/shared/rules';
import { browser } from '../../browser.ts';
import { entryUrl } from '../entry-script.ts';
import { currentRelease } from '../remote-registry.ts';

/** A remote while it is registered: an override is an entry of another origin, or a version without an entry. */
interface Remote {
  readonly name: string;
  entry?: string;
  version?: string;
}

/**
 * Serves the browser extension of Module Federation: the module graph that it draws, and the overrides that
 * it sets in
 * `beforeRegisterRemote`, which runs before this hook. An override is used if the document's policy admits
 * its origin.
 */
export const devtools: ModuleFederationRuntimePlugin = {
  name: 'devtools',
  registerRemote: (args) => {
    const remote: Remote = args.remote;
    const release = currentRelease(remote.name);
    if (!release) return args;
    if (isOverridden(remote, release) && !isAllowedOverride(remote)) {
      requestOverride(remote);
      Object.assign(remote, { entry: entryUrl(release), version: release.version });
    }
    if (!isOverridden(remote, release)) addToModuleGraph(release, remote.name);
    return args;
  },
};

const isOverridden = (remote: Remote, release: LiveRelease): boolean =>
  remote.entry !== entryUrl(release) || remote.version !== release.version;

/** As the portal's own overrides are written: `mf_catalog@http://localhost:4101`, `mf_catalog@1.0.0-3f9c2ab1`. */
const formatOverride = ({ name, entry, version }: Remote): string =>
  `${name}@${entry ? new URL(entry).origin : version}`;

const isAllowedOverride = (remote: Remote): boolean =>
  remote.entry !== undefined && readBoot().overrides?.includes(formatOverride(remote)) === true;

/** The document's policy allows no other origin: the portal's own override makes one that does, where it may. */
function requestOverride(remote: Remote): void {
  const { overridable, overrides = [] } = readBoot();
  const text = formatOverride(remote);
  if (!overridable || overrides.includes(text)) return;
  if (remote.entry && !isAllowedOrigin(new URL(remote.entry).origin, overridable)) return;
  const url = new URL(window.location.href);
  url.searchParams.append('override', text);
  browser.go(url.href);
}

type ModuleInfo = NonNullable<(typeof __FEDERATION__.moduleInfo)[string]>;

/** Adds a release to the module graph, in the form of the package's snapshots. */
function addToModuleGraph(release: LiveRelease, name: string): void {
  const { moduleInfo } = __FEDERATION__;
  const shell = { ...emptyInfo, ...moduleInfo.shell };
  const { version } = readBoot().releases.shell?.current ?? shell;
  const remotesInfo = { ...shell.remotesInfo, [name]: { matchedVersion: release.version } };
  moduleInfo.shell = { ...shell, version, buildVersion: version, remotesInfo };
  moduleInfo[`${name}:${release.version}`] = moduleInfoOf(release);
}

const emptyInfo = {
  version: '',
  buildVersion: '',
  globalName: 'shell',
  publicPath: '',
  remoteEntry: '',
  remoteEntryType: 'global' as const,
  remoteTypes: '',
  remoteTypesZip: '',
  remotesInfo: {},
  consumerList: [],
  modules: [],
  shared: [],
};

const moduleInfoOf = ({ version, globalName, base, entry, views }: LiveRelease): ModuleInfo => ({
  ...emptyInfo,
  version,
  buildVersion: version,
  globalName,
  remoteEntry: entry,
  publicPath: new URL(base, document.baseURI).href,
  modules: Object.entries(views).map(([moduleName, { js, css }]) => ({
    moduleName,
    modulePath: `./${moduleName}`,
    assets: { js: { sync: [...js], async: [] }, css: { sync: [...css], async: [] } },
  })),
});
