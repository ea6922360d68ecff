export { findInboxMail, findInboxSecret, INBOX_USER, inboxSmsUrl, loadInboxSecret } from './inbox-account.ts';
export { FORGERS_KEY, findKeys, loadKeys, type SandboxKeys } from './key-pairs.ts';
