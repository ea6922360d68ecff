export { areCasesInScope } from './enquiry-case-repository.ts';
export { registerEnquiries } from './enquiry-routes.ts';
