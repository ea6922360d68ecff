import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ViewSource } from './find-view.ts';
import { currentReleases, watchReleases } from './live-releases.ts';
import { report } from './load-reports.ts';
import { devtools } from './plugins/devtools.ts';
import { loadPrevious, previousRelease } from './plugins/previous-release.ts';
import { releaseEntry } from './plugins/release-entry.ts';
import type { ViewModule } from './remote-container.ts';
import { registerRelease, registerReleases } from './remote-registry.ts';

export { closeContainer, hasContainer } from './remote-container.ts';

const found = getInstance(({ name }) => name === 'shell');
if (!found)
  throw new Error('federation.js, which makes the instance of the shell, has to run before the shell.');

/**
 * Reports each loaded view. Failures are reported where they occur: `errorLoadRemote` gets a load that has
 * failed as a whole, but neither single attempts nor timeouts.
 */
const loadReports: ModuleFederationRuntimePlugin = {
  name: 'load-reports',
  onLoad: async ({ expose, exposeModule }) => {
    const { release, ms } = Object(exposeModule) as Partial<ViewModule>;
    if (release) report('loaded', expose.replace(/^\.\//, ''), release, { ms });
  },
};

/** The shell's instance of Module Federation. Always this one: the package's own `loadRemote` uses the latest. */
export const host = found;
host.registerPlugins([releaseEntry, previousRelease, loadReports, devtools]);
registerReleases(host, currentReleases());
watchReleases(() => registerReleases(host, currentReleases()));

/** A view's module from its live release, else from the previous one. Rejects when neither could bring it. */
export async function loadViewModule({ app, name, release, previous }: ViewSource): Promise<ViewModule> {
  registerRelease(host, app, { release, previous });
  const module = await host.loadRemote<ViewModule>(`${app}/${name}`);
  if (!module) throw new TypeError(`The view ${name} is empty.`);
  // An override of the browser's devtools is no release: it replaces the live one.
  return { ...module, release: module.release ?? release };
}

/** The same from the previous release alone, for a view that crashed. Undefined when there is none that has it. */
export function loadPreviousModule(source: ViewSource, error: unknown): Promise<ViewModule> | undefined {
  return loadPrevious(host, source, error);
}
