import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { report } from '../load-reports.ts';
import type { ViewModule } from '../remote-container.ts';

/**
 * Reports each loaded view. Failures are reported where they occur: `errorLoadRemote` gets a load that has
 * failed as a whole, but neither single attempts nor timeouts.
 */
export const loadReports: ModuleFederationRuntimePlugin = {
  name: 'load-reports',
  onLoad: async ({ expose, exposeModule }) => {
    const { release, ms } = Object(exposeModule) as Partial<ViewModule>;
    if (release) report('loaded', expose.replace(/^\.\//, ''), release, { ms });
  },
};
