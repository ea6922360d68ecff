import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createAccountDeps } from './account/account-deps.ts';
import { registerAccount } from './account/account-routes.ts';
import { registerNewAccounts, registerOwnAccount } from './account/own-account-routes.ts';
import { registerClosing } from './account-closing/closing-routes.ts';
import { registerAddresses } from './address/address-routes.ts';
import { registerArticles } from './article/article-routes.ts';
import { artworkRoutes } from './artwork/artwork-routes.ts';
import { registerDocument } from './document/document-routes.ts';
import { registerSitemaps } from './document/sitemap/sitemap-routes.ts';
import { registerEnquiries } from './enquiry/enquiry-routes.ts';
import { registerRegions } from './region/region-routes.ts';
import { registerTrade } from './register-trade.ts';
import { createLiveSet } from './release/live-set.ts';
import { registerReleases } from './release/release-routes.ts';
import { registerSite } from './site/site-routes.ts';
import { registerSystem } from './system/system-routes.ts';

/** Every module of the server, each one line. `account` comes first: it knows who is asking. */
export const registerModules = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  registerAccount(app, deps);
  const accountDeps = await createAccountDeps(app, deps);
  registerNewAccounts(app, accountDeps);
  registerOwnAccount(app, accountDeps);
  registerClosing(app, accountDeps);
  registerSystem(app, deps);
  await registerSite(app, deps);
  registerArticles(app, deps);
  await registerRegions(app);
  registerAddresses(app, deps);
  await registerTrade(app, deps);
  registerEnquiries(app, deps);
  await app.register(artworkRoutes);
  const live = createLiveSet(deps.database.db, { onError: (err) => app.log.error({ err }, 'live releases') });
  await registerReleases(app, deps, live);
  registerSitemaps(app, deps);
  registerDocument(app, deps, live);
};
