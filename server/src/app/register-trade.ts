import type { FastifyInstance } from 'fastify';
import { registerBulkJobs } from '#src/back-office/bulk-jobs/index.ts';
import { registerFavourites } from '#src/catalog/favourites/index.ts';
import { registerProducts } from '#src/catalog/product-editor/index.ts';
import { registerCatalog } from '#src/catalog/products/index.ts';
import { registerProductCalendars } from '#src/catalog/stock-calendar/index.ts';
import { registerAvatars } from '#src/identity/accounts/index.ts';
import { registerDocuments, travellerRoutes, travellerService } from '#src/identity/travellers/index.ts';
import { registerPictures } from '#src/media/pictures/index.ts';
import { createDocumentCipher, createFileCipher, openDataKeys } from '#src/platform/crypto/index.ts';
import { createFileScan } from '#src/platform/malware/index.ts';
import { registerDataExport } from '#src/privacy/data-export/index.ts';
import { registerAlerts } from '#src/sales/alerts/index.ts';
import { registerChanges } from '#src/sales/changes/index.ts';
import { registerCoupons } from '#src/sales/coupons/index.ts';
import { registerFulfilment } from '#src/sales/fulfilment/index.ts';
import { registerInvoices } from '#src/sales/invoices/index.ts';
import { registerOrder } from '#src/sales/my-orders/index.ts';
import { registerOrderAdmin } from '#src/sales/order-admin/index.ts';
import { createProviders, type PaymentDeps, registerPayment } from '#src/sales/payments/index.ts';
import { registerQuestions } from '#src/sales/questions/index.ts';
import { registerReconciliations } from '#src/sales/reconciliation/index.ts';
import { registerRefunds } from '#src/sales/refunds/index.ts';
import { registerReviews } from '#src/sales/reviews/index.ts';
import { registerETickets } from '#src/sales/tickets/index.ts';
import { registerTravelContracts } from '#src/sales/travel-contracts/index.ts';
import { registerTravellerRefunds } from '#src/sales/traveller-refunds/index.ts';
import { registerVisaDocuments } from '#src/sales/visa-documents/index.ts';
import { registerWaitlist } from '#src/sales/waitlist/index.ts';
import type { AppDeps } from './app-deps.ts';
import { createBulkDeps } from './bulk-kinds.ts';
import { createPaymentHooks } from './hooks.ts';

/** Modules of sales, which share the cipher and the payment providers. */
export const registerTrade = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  const keys = await openDataKeys(deps);
  const cipher = createDocumentCipher(keys);
  const providers = deps.providers ?? (await createProviders(deps.env));
  const payment: PaymentDeps = { ...deps, providers, hooks: createPaymentHooks(deps.env), log: app.log };
  const scan = createFileScan(deps.env, app.log);
  registerCatalog(app, deps);
  registerProducts(app, deps);
  registerProductCalendars(app, deps);
  registerPictures(app, deps);
  registerAvatars(app, deps);
  registerQuestions(app, deps);
  registerReviews(app, deps);
  registerBulkJobs(app, createBulkDeps(deps, app.log));
  registerFavourites(app, deps);
  travellerRoutes(app, travellerService({ db: deps.db, now: deps.now, cipher }));
  registerDocuments(app, deps, cipher);
  registerDataExport(app, deps, cipher);
  registerOrder(app, payment, cipher);
  registerOrderAdmin(app, payment, cipher);
  registerWaitlist(app, deps);
  registerAlerts(app, deps);
  registerChanges(app, payment, cipher);
  registerCoupons(app, deps);
  registerInvoices(app, { ...deps, scan });
  registerPayment(app, payment);
  registerRefunds(app, payment);
  registerTravellerRefunds(app, deps);
  registerReconciliations(app, payment);
  registerFulfilment(app, deps);
  registerETickets(app, { ...deps, cipher });
  registerTravelContracts(app, { db: deps.db, cipher: createFileCipher(keys.ring, 'travel-contract') });
  registerVisaDocuments(app, {
    db: deps.db,
    now: deps.now,
    scan,
    cipher: createFileCipher(keys.ring, 'visa-file'),
  });
};
