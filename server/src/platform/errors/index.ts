export {
  badField,
  Fault,
  forbidden,
  notFound,
  refused,
  sessionExpired,
  tooLarge,
  unsupported,
} from './fault.ts';
export { refuseFaults } from './field-faults.ts';
export type { Authenticate, Member } from './member.ts';
