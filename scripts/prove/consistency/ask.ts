import { setTimeout as wait } from 'node:timers/promises';
import type { Buyer } from './buyers.ts';

/** An answer; `status` 0 means a broken connection, or no answer for 30 s. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly code: string;
  readonly field?: string;
  readonly data: T;
  readonly took: number;
}

let keys = 0;

/** An unused Idempotency-Key. */
export const newKey = (): string => {
  keys += 1;
  return `proof-${process.pid}-${keys}`;
};

interface Asking {
  readonly buyer?: Buyer;
  readonly body?: unknown;
  readonly key?: string;
}

const noAnswer = { status: 0, code: '', data: undefined };

const headersOf = ({ buyer, body, key }: Asking): Record<string, string> => ({
  ...(buyer && { authorization: `Bearer ${buyer.token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(key && { 'idempotency-key': key }),
});

/** Sends a request and never throws: each proof decides what an answer, or none, means. */
export const ask = async <T>(method: string, address: string, asking: Asking = {}): Promise<Reply<T>> => {
  const since = performance.now();
  const took = (): number => performance.now() - since;
  try {
    const answer = await fetch(address, {
      method,
      headers: headersOf(asking),
      body: asking.body === undefined ? undefined : JSON.stringify(asking.body),
      signal: AbortSignal.timeout(30_000),
    });
    const { code = '', field, data } = (await answer.json()) as Reply<T>;
    return { status: answer.status, code, field, data, took: took() };
  } catch {
    return { ...noAnswer, data: undefined as T, took: took() };
  }
};

/** Polls `holds` every 100 ms; throws with `what` after the timeout. Returns the ms it took. */
export const until = async (
  holds: () => Promise<boolean>,
  what: string,
  timeoutMs = 60_000,
): Promise<number> => {
  const since = Date.now();
  while (!(await holds())) {
    if (Date.now() - since > timeoutMs) throw new Error(`waited ${timeoutMs / 1000} s for ${what}`);
    await wait(100);
  }
  return Date.now() - since;
};

/** Maps over items with a limit of concurrent workers; results keep their order. */
export const mapWithConcurrency = async <A, B>(
  all: readonly A[],
  workers: number,
  work: (one: A, place: number) => Promise<B>,
): Promise<B[]> => {
  const done: B[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const place = next;
      next += 1;
      done[place] = await work(all[place] as A, place);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return done;
};

/** Shuffles a list. */
export const shuffled = <A>(all: readonly A[]): A[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Counts answers by status and code: `200`, `409 A0510`. */
export const tally = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, code } of replies) {
    const name = status === 200 ? '200' : `${status} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

/** A quantile of durations, in whole ms. */
export const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};
