export {
  type ApprovalRecord,
  closeApproval,
  insertApproval,
  lockOpenApproval,
} from './approval-repository.ts';
