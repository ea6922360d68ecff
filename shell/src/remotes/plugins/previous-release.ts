import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ViewSource } from '../find-view.ts';
import { report } from '../load-reports.ts';
import type { ViewModule } from '../remote-container.ts';
import { findRegistered, previousName, registerRelease } from '../remote-registry.ts';
import { viewTimeoutsMs, withTimeout } from '../timeouts.ts';

/** The start of a request, by its id (`mf_catalog/route/detail`): all attempts for a view share one clock. */
const started = new Map<string, number>();

/** Takes the whole previous release of an app when its live one could not bring a view. */
export const previousRelease: ModuleFederationRuntimePlugin = {
  name: 'previous-release',
  beforeRequest: (args) => {
    started.set(args.id, performance.now());
    return args;
  },
  errorLoadRemote: async ({ id, error, lifecycle, expose, remote, origin }) => {
    const registered = remote && findRegistered(remote);
    if (lifecycle !== 'onLoad' || !registered || !expose) return undefined;
    const { release, previous } = registered;
    const source = { app: release.app, name: expose.replace(/^\.\//, ''), release, previous };
    const elapsed = performance.now() - (started.get(id) ?? performance.now());
    return loadPrevious(origin, source, error, viewTimeoutsMs.all - elapsed);
  },
};

/**
 * Loads a view from the previous release within a number of ms. Undefined when there is none, or it lacks the
 * view.
 */
export function loadPrevious(
  host: ModuleFederation,
  { app, name, previous }: ViewSource,
  error: unknown,
  ms: number = viewTimeoutsMs.live,
): Promise<ViewModule> | undefined {
  if (!previous || !Object.hasOwn(previous.views, name)) return undefined;
  report('previous', name, previous, { error });
  registerRelease(host, previousName(app), { release: previous });
  return withTimeout(ms, host.loadRemote<ViewModule>(`${previousName(app)}/${name}`)).then((module) => {
    if (!module) throw new TypeError(`The view ${name} is empty.`);
    return module;
  });
}
