export { alreadyDecided, proposedAlready } from './approval-errors.ts';
export {
  type ApprovalRecord,
  closeApproval,
  findLatestApproval,
  findOpenApproval,
  insertApproval,
  lockOpenApproval,
} from './approval-repository.ts';
export { approveProposal, declineProposal } from './end-proposal.ts';
export { isProposed } from './is-proposed.ts';
export { nameDecider, onBehalfOf, principalOf } from './principal-of.ts';
