export { pageInvoices } from './invoice-admin-repository.ts';
export { invoiceBulkKinds } from './invoice-bulk-kinds.ts';
export { registerInvoices } from './invoice-routes.ts';
export { requestWithOrder } from './invoice-service.ts';
export { readInvoice } from './invoice-view.ts';
