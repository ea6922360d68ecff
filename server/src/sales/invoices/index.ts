export { registerInvoices } from './invoice-routes.ts';
export { askWithOrder } from './invoice-service.ts';
export { readInvoice } from './invoice-view.ts';
