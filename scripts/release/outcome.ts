import { hostname, userInfo } from 'node:os';
import type { GateFailure } from '@portal/shared/contract';
import { printFailure } from './print.ts';
import type { Invocation } from './usage.ts';

/** What a command did: for people, and for machines. */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
}

/** Why, for the history: what was said, or else who ran the command where. */
export const reasonOf = ({ reason }: Pick<Invocation, 'reason'>): string =>
  reason || `by command, ${userInfo().username}@${hostname()}`;

/** What the gate found and was forced, under what was done. */
export const withForced = (text: string, forced: readonly GateFailure[]): string =>
  [text, ...new Set(forced.map(printFailure))].join('\n');
