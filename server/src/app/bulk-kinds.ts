import type { BulkDeps } from '#src/back-office/bulk-jobs/index.ts';
import { productBulkKinds } from '#src/catalog/product-editor/index.ts';
import { priceBulkKinds } from '#src/catalog/stock-calendar/index.ts';
import { enquiryBulkKinds } from '#src/content/enquiries/index.ts';
import { userBulkKinds } from '#src/identity/users/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { shipBulkKinds } from '#src/sales/fulfilment/index.ts';
import { invoiceBulkKinds } from '#src/sales/invoices/index.ts';
import { orderBulkKinds } from '#src/sales/order-admin/index.ts';
import { reviewBulkKinds } from '#src/sales/reviews/index.ts';
import { createDataScopes } from './data-scopes.ts';

/** The kinds of bulk jobs of all areas, with what their engine needs. */
export const createBulkDeps = (deps: Deps, log: BulkDeps['log']): BulkDeps => ({
  ...{ db: deps.db, env: deps.env, now: deps.now, log },
  kinds: [
    ...reviewBulkKinds,
    ...userBulkKinds,
    ...enquiryBulkKinds,
    ...invoiceBulkKinds,
    ...shipBulkKinds,
    ...orderBulkKinds,
    ...productBulkKinds,
    ...priceBulkKinds,
  ],
  dataScopes: createDataScopes,
});
