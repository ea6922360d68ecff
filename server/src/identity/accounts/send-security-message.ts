import { setTimeout as wait } from 'node:timers/promises';
import type { ContactChannel } from '@portal/shared/rules';
import type { Channels } from '#src/platform/messaging/index.ts';
import { type Letter, renderLetterMail, renderLetterSms } from './render-letter.ts';

/** Timeout for sending a message, in ms: a user waits for it before a form. */
export const sendTimeoutMs = 15_000;

/** The recipient of a message. `id` is the idempotency key: the same for retries of one message. */
export interface Recipient {
  readonly id: string;
  readonly channel: ContactChannel;
  readonly to: string;
}

const deliver = async ({ mail, sms }: Channels, { id, channel, to }: Recipient, letter: Letter) =>
  channel === 'mail'
    ? mail.send({ id, to, ...renderLetterMail(letter) })
    : sms.send({ id, to, text: renderLetterSms(letter) });

/** Sends a message at once without the outbox, so that its secrets are not stored. Throws after 15 s. */
export const sendSecurityMessage = async (channels: Channels, to: Recipient, letter: Letter) => {
  const delivered = new AbortController();
  const tooLong = async (): Promise<never> => {
    await wait(sendTimeoutMs, undefined, { signal: delivered.signal });
    throw new Error(`a letter was not taken over within ${sendTimeoutMs} ms`);
  };
  try {
    await Promise.race([deliver(channels, to, letter), tooLong()]);
  } finally {
    delivered.abort();
  }
};
