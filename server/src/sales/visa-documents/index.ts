export { type DocumentPlacement, replaceDocuments } from './attach-documents.ts';
export { deleteDecidedDocuments, deleteUnusedDocuments } from './visa-document-jobs.ts';
export { registerVisaDocuments } from './visa-document-routes.ts';
