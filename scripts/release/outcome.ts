import { hostname, userInfo } from 'node:os';
import type { GateFailure } from '@portal/shared/contract';
import { printFailure } from './print.ts';
import type { Invocation } from './usage.ts';

/** Result of a command: text for people, data for machines. */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
}

/** Reason for the history: `--reason`, or else user and host of the command. */
export const reasonOf = ({ reason }: Pick<Invocation, 'reason'>): string =>
  reason || `by command, ${userInfo().username}@${hostname()}`;

/** Appends the failures of the gate that were forced. */
export const withForced = (text: string, forced: readonly GateFailure[]): string =>
  [text, ...new Set(forced.map(printFailure))].join('\n');
