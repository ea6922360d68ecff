import type { MailText } from './mail-page.ts';

/** The message was certainly not delivered; other errors leave that open. `final`: do not retry. */
export class NotDelivered extends Error {
  readonly final: boolean;

  constructor(message: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'NotDelivered';
    this.final = final;
  }
}

/** A mail to one address. `id` is its idempotency key. */
export interface Mail extends MailText {
  readonly id: string;
  readonly to: string;
}

/** An SMS to one mobile number: eleven digits, of other countries E.164. `id` is its idempotency key. */
export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Sends mails. Resolves when the server accepted the mail; throws `NotDelivered` when it did not. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** Sends SMS, with the same contract; implement it for another provider. */
export interface SmsProvider {
  send(sms: Sms): Promise<void>;
}

/** The message channels. */
export interface Channels {
  readonly mail: MailProvider;
  readonly sms: SmsProvider;
}
