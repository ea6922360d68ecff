import { createHmac, hkdfSync } from 'node:crypto';

/** Where a code is sent, and for whom: a member who changes something, or null for who is not signed in. */
export interface CodeSubject {
  readonly purpose: 'register' | 'reset' | 'change';
  readonly channel: 'sms' | 'mail';
  /** A mobile number or mail address. */
  readonly target: string;
  readonly userId: number | null;
}

/** Makes codes and their targets comparable, yet unreadable: six digits under a plain hash are read back in a second. */
export interface CodeHash {
  target(subject: Pick<CodeSubject, 'channel' | 'target'>): string;
  code(subject: CodeSubject, code: string): string;
}

const plain = ({ channel, target }: Pick<CodeSubject, 'channel' | 'target'>): string =>
  `${channel}:${target.toLowerCase()}`;

/** Hashes under a key of their own that is derived from the 32-byte data key. */
export const createCodeHash = (dataKey: Buffer): CodeHash => {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'verification-codes', 32));
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    target: (subject) => hash(`target:${plain(subject)}`),
    code: (subject, code) =>
      hash(`code:${subject.purpose}:${subject.userId ?? ''}:${plain(subject)}:${code}`),
  };
};
