import type { FastifyInstance } from 'fastify';
import { registerActivityLog } from '#src/back-office/activity-log/index.ts';
import { registerAnalytics } from '#src/back-office/analytics/index.ts';
import { registerApprovals } from '#src/back-office/approvals/index.ts';
import { registerCustomers } from '#src/back-office/customers/index.ts';
import { registerEditors } from '#src/back-office/editors/index.ts';
import { registerQuickSearch } from '#src/back-office/quick-search/index.ts';
import { registerArticles } from '#src/content/articles/index.ts';
import { registerEnquiries } from '#src/content/enquiries/index.ts';
import { registerMediaLibrary } from '#src/content/media-library/index.ts';
import { registerSite } from '#src/content/site/index.ts';
import { createClientOnlyCheck, registerDocument, registerSitemaps } from '#src/delivery/documents/index.ts';
import {
  createUnavailableApps,
  markUnavailableApps,
  registerReleaseHealth,
} from '#src/delivery/release-health/index.ts';
import {
  createAssetCache,
  createLiveReleaseCache,
  createReleaseChoice,
  registerReleases,
} from '#src/delivery/releases/index.ts';
import { registerRenderer } from '#src/delivery/rendering/index.ts';
import { registerAccessControl } from '#src/identity/access-control/index.ts';
import {
  createAccountDeps,
  notifyNewDevice,
  registerNewAccounts,
  registerOwnAccount,
} from '#src/identity/accounts/index.ts';
import { registerAddresses } from '#src/identity/addresses/index.ts';
import { registerAccount } from '#src/identity/authentication/index.ts';
import { registerDeputies } from '#src/identity/deputies/index.ts';
import { registerMessages } from '#src/identity/messages/index.ts';
import { registerPreferences } from '#src/identity/preferences/index.ts';
import { registerRegions } from '#src/identity/regions/index.ts';
import { registerSharedViews } from '#src/identity/shared-views/index.ts';
import { registerUserImports, registerUsers } from '#src/identity/users/index.ts';
import { measureClock, measureConnections, reportReadiness } from '#src/platform/http/index.ts';
import { registerAccountDeletion } from '#src/privacy/account-deletion/index.ts';
import { measureNotifications } from '#src/sales/notifications/index.ts';
import type { AppDeps } from './app-deps.ts';
import { createDataScopes } from './data-scopes.ts';
import { registerHomePreview } from './home-preview.ts';
import { registerTrade } from './register-trade.ts';

/** Every module of the server, one per line. `account` is first: it adds `authenticate`. */
export const registerModules = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  const accountDeps = await createAccountDeps(app, deps);
  const logins = registerAccount(app, deps, (login) => notifyNewDevice(accountDeps, login));
  app.decorate('dataScopes', createDataScopes(deps));
  registerDeputies(app, deps);
  registerNewAccounts(app, accountDeps, logins);
  registerOwnAccount(app, accountDeps);
  registerAccountDeletion(app, accountDeps);
  registerPreferences(app, deps);
  registerSharedViews(app, deps);
  registerMessages(app, deps);
  registerUsers(app, deps);
  registerUserImports(app, deps);
  registerAccessControl(app, deps);
  registerActivityLog(app, deps);
  registerApprovals(app, deps);
  registerCustomers(app, deps);
  registerEditors(app, deps);
  registerQuickSearch(app, deps);
  await registerSite(app, deps);
  registerHomePreview(app, deps);
  registerArticles(app, deps);
  registerMediaLibrary(app, deps);
  await registerRegions(app);
  registerAddresses(app, deps);
  await registerTrade(app, deps);
  registerEnquiries(app, deps);
  registerAnalytics(app, deps);
  if (deps.env.portalEnv !== 'production')
    await app.register((await import('@portal/demo-artwork')).artworkRoutes);
  const { reserve } = deps.database;
  const live = createLiveReleaseCache(reserve.db, {
    onError: (err) => app.log.error({ err }, 'live releases'),
  });
  reportReadiness(app, reserve, live.current);
  measureClock(app, reserve);
  measureConnections(app, deps.database);
  measureNotifications(app.metrics, reserve.db);
  const down = createUnavailableApps(deps, app.log);
  const choice = markUnavailableApps(createReleaseChoice(deps, live), down);
  const assets = createAssetCache(deps.db);
  const findClientOnly = createClientOnlyCheck({ ...deps, assets });
  await registerReleases(app, deps, { choice, assets, findClientOnly });
  await registerReleaseHealth(app, deps, { live, down });
  registerSitemaps(app, deps);
  registerDocument(app, deps, {
    choice,
    assets,
    renderer: registerRenderer(app, assets, deps.env.renderProcesses),
  });
};
