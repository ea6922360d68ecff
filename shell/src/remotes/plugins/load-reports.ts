import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { report } from '../load-reports.ts';
import type { ViewModule } from '../remote-container.ts';

/**
 * Reports each view that a release has brought. What fails is reported where it is found: `errorLoadRemote` hears of a
 * load that has failed as a whole, and neither of its attempts nor of one that is silent.
 */
export const loadReports: ModuleFederationRuntimePlugin = {
  name: 'load-reports',
  onLoad: async ({ expose, exposeModule }) => {
    const { release, ms } = Object(exposeModule) as Partial<ViewModule>;
    if (release) report('loaded', expose.replace(/^\.\//, ''), release, { ms });
  },
};
