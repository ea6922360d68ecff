import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCatalog } from './catalog/catalog-routes.ts';
import { registerCollections } from './collection/collection-routes.ts';
import { registerETickets } from './e-ticket/e-ticket-routes.ts';
import { registerOrder } from './order/order-routes.ts';
import type { PaymentDeps } from './payment/payment-deps.ts';
import { registerPayment } from './payment/payment-routes.ts';
import { createProviders } from './payment/providers.ts';
import { registerReconciliations } from './reconciliation/reconciliation-routes.ts';
import { registerRefunds } from './refund/refund-routes.ts';
import { registerReviews } from './review/review-routes.ts';
import { loadDataKey } from './traveller/data-key.ts';
import { createDocumentCipher } from './traveller/document-cipher.ts';
import { travellerRoutes } from './traveller/traveller-routes.ts';
import { travellerService } from './traveller/traveller-service.ts';
import { createFileCipher } from './visa-file/file-cipher.ts';
import { registerVisaFiles } from './visa-file/visa-file-routes.ts';

/** What is sold, to whom, and how it is paid: modules that share the cipher and the payment providers. */
export const registerTrade = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const dataKey = loadDataKey(deps.env);
  const cipher = createDocumentCipher(dataKey);
  const providers = deps.providers ?? (await createProviders(deps.env));
  const payment: PaymentDeps = { ...deps, providers, log: app.log };
  registerCatalog(app, deps);
  registerReviews(app, deps);
  registerCollections(app, deps);
  travellerRoutes(app, travellerService({ db: deps.database.db, now: deps.now, cipher }));
  registerOrder(app, payment, cipher);
  registerPayment(app, payment);
  registerRefunds(app, payment);
  registerReconciliations(app, payment);
  registerETickets(app, { ...deps, cipher });
  registerVisaFiles(app, { db: deps.database.db, now: deps.now, cipher: createFileCipher(dataKey) });
};
