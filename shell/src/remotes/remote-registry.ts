import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { App, LiveRelease, LiveReleases } from '@portal/shared/contract';
import { entryUrl } from './entry-script.ts';

/** The releases of a registered remote. */
export interface RegisteredRemote {
  readonly release: LiveRelease;
  /** The previous good release. */
  readonly previous?: LiveRelease;
}

/** A remote as hooks name it; an override of the browser's devtools has no version. */
interface RemoteVersion {
  readonly name: string;
  readonly version?: string;
}

const byVersion = new Map<string, RegisteredRemote>();
const current = new Map<string, LiveRelease>();

const keyOf = ({ name, version = '' }: RemoteVersion): string => `${name}@${version}`;

/** What was registered under a remote's name in its version; undefined for an override. */
export function findRegistered(remote: RemoteVersion): RegisteredRemote | undefined {
  return byVersion.get(keyOf(remote));
}

/** The release that a remote's name resolves to at the moment. */
export function currentRelease(name: string): LiveRelease | undefined {
  return current.get(name);
}

/** The name under which the previous release is registered, beside the app's own. */
export const previousName = (app: App): string => `${app}_previous`;

/**
 * Makes a release the remote of that name. One that is registered already stays as it is; another takes its place by
 * force, for the next view: what is mounted stays what it is.
 */
export function registerRelease(host: ModuleFederation, name: string, registered: RegisteredRemote): void {
  const { release } = registered;
  const { version, globalName } = release;
  byVersion.set(keyOf({ name, version }), registered);
  if (current.get(name)?.base === release.base) return;
  current.set(name, release);
  const type = release.entryType === 'module' ? 'module' : 'global';
  const remote = { name, version, entry: entryUrl(release), entryGlobalName: globalName, type } as const;
  host.registerRemotes([remote], { force: true });
}

/** Registers all remotes of a response with live releases. */
export function registerReleases(host: ModuleFederation, releases: LiveReleases): void {
  for (const { current: release, previous } of Object.values(releases))
    if (release.app !== 'shell') registerRelease(host, release.app, { release, previous });
}
