export { enquiryBulkKinds } from './enquiry-bulk-kinds.ts';
export { areCasesInScope } from './enquiry-case-repository.ts';
export { pageEnquiries } from './enquiry-case-service.ts';
export { registerEnquiries } from './enquiry-routes.ts';
