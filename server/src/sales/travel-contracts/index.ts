export { issueContracts, requestContract } from './issue-contracts.ts';
export { consentTo } from './terms/consent.ts';
export { registerTravelContracts } from './travel-contract-routes.ts';
export { listContracts } from './travel-contract-service.ts';
