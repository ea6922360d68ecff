import { createHmac } from 'node:crypto';
import { derive } from './aes.ts';

/** The target of a code, and the member it is for; null without a session. */
export interface CodeSubject {
  readonly purpose: 'register' | 'reset' | 'login' | 'change';
  readonly channel: 'sms' | 'mail';
  /** A mobile number or email address. */
  readonly target: string;
  readonly userId: number | null;
}

/** Keyed hashes of codes and their targets: a plain hash of six digits could be brute-forced in a second. */
export interface CodeHash {
  target(subject: Pick<CodeSubject, 'channel' | 'target'>): string;
  code(subject: CodeSubject, code: string): string;
}

const plain = ({ channel, target }: Pick<CodeSubject, 'channel' | 'target'>): string =>
  `${channel}:${target.toLowerCase()}`;

/** Hashes with a key derived from the secret of hashes. */
export const createCodeHash = (secret: Buffer): CodeHash => {
  const key = derive(secret, 'verification-codes');
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    target: (subject) => hash(`target:${plain(subject)}`),
    code: (subject, code) =>
      hash(`code:${subject.purpose}:${subject.userId ?? ''}:${plain(subject)}:${code}`),
  };
};
