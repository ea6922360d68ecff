import { setTimeout as wait } from 'node:timers/promises';
import type { ContactChannel } from '@portal/shared/rules';
import type { Channels } from '#src/platform/messaging/index.ts';
import { type Letter, renderLetterMail, renderLetterSms } from './render-letter.ts';

/** How long a letter may take to be handed over, in ms: somebody waits for it before a form. */
export const patienceMs = 15_000;

/** Where a letter goes. `id` is the same whenever the same letter is sent. */
export interface Addressed {
  readonly id: string;
  readonly channel: ContactChannel;
  readonly to: string;
}

const hand = async (
  { mail, sms }: Channels,
  { id, channel, to }: Addressed,
  letter: Letter,
): Promise<void> =>
  channel === 'mail'
    ? mail.send({ id, to, ...renderLetterMail(letter) })
    : sms.send({ id, to, text: renderLetterSms(letter) });

/**
 * Sends a letter now, past the outbox: what it holds is written down nowhere. Throws when it was not taken over within
 * 15 s.
 */
export const sendNow = async (channels: Channels, to: Addressed, letter: Letter): Promise<void> => {
  const handed = new AbortController();
  const tooLong = async (): Promise<never> => {
    await wait(patienceMs, undefined, { signal: handed.signal });
    throw new Error(`a letter was not taken over within ${patienceMs} ms`);
  };
  try {
    await Promise.race([hand(channels, to, letter), tooLong()]);
  } finally {
    handed.abort();
  }
};
