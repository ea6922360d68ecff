import type { ContactChannel } from '@portal/shared/rules';
import type { Env } from '#src/platform/config/index.ts';
import type { CodeSender } from './code-repository.ts';

/** Format and lifetime of a code that verifies a mobile number or mailbox. */
export const codeRules = { digits: 6, livesSeconds: 300, tries: 5 } as const;

/** Seconds until another code may be requested for the same target. */
export const resendSeconds = 60;

const hourSeconds = 3600;
const daySeconds = 86_400;

/** Number of codes per time window, counted by target, by the caller's network, or by channel. */
export interface SendLimit {
  readonly by: keyof CodeSender;
  readonly most: number;
  readonly windowSeconds: number;
}

/** The limits of a channel; the last one bounds what a wave of requests costs. */
export const sendLimits = ({ notices }: Env, channel: ContactChannel): readonly SendLimit[] => [
  { by: 'targetHash', most: 1, windowSeconds: resendSeconds },
  { by: 'targetHash', most: 10, windowSeconds: daySeconds },
  { by: 'address', most: 30, windowSeconds: daySeconds },
  { by: 'channel', most: notices.codesPerHour[channel], windowSeconds: hourSeconds },
];

/** One alert an hour. */
export const alertLimit = { tries: 1, windowSeconds: hourSeconds, waitSeconds: hourSeconds } as const;

/** Retention of used codes in seconds: the longest window of a limit. */
export const keptSeconds = daySeconds;
