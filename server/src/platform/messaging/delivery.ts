import type { MailText } from './mail-page.ts';

/**
 * It is certain that nobody got it. Anything else that a sender throws leaves that open. `final`: trying again would
 * not help.
 */
export class NotDelivered extends Error {
  readonly final: boolean;

  constructor(message: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'NotDelivered';
    this.final = final;
  }
}

/** A mail for one address. `id` is the same whenever the same notice is sent. */
export interface Mail extends MailText {
  readonly id: string;
  readonly to: string;
}

/** A short message for one mobile number. `id` is the same whenever the same notice is sent. */
export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Sends mails. Resolves when the mail was taken over; throws `NotDelivered` when it surely was not. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** Sends short messages, with the same promise: a provider of one's own is another one of these. */
export interface SmsProvider {
  send(sms: Sms): Promise<void>;
}

/** The ways by which notices go out. */
export interface Channels {
  readonly mail: MailProvider;
  readonly sms: SmsProvider;
}
