import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { residentBytes } from '../../../server/src/platform/isolation/index.ts';
import { quantile } from '../consistency/ask.ts';
import type { Figures } from '../proof.ts';
import { askSite } from './ask-site.ts';
import type { Site } from './site.ts';

const visitors = 4;
const pauseMs = 40;
const calmMs = 4000;
/** How much slower the portal may become for others. */
const limit = 2;

const paths = ['/index', '/login', '/api/v1/regions', '/api/v1/releases/live'];

/** A function that says whether a promise is still pending. */
export const pending = (work: Promise<unknown>): (() => boolean) => {
  let ended = false;
  const end = (): void => {
    ended = true;
  };
  void work.then(end, end);
  return () => !ended;
};

/** Other visitors, each in a network of their own, until `work` ends; returns the ms of each answer. */
const visitUntil = async (site: Site, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  const goesOn = pending(work);
  const visit = async (place: number): Promise<void> => {
    for (let turn = place; goesOn(); turn += 1) {
      const path = paths[turn % paths.length] ?? '/index';
      const { status, took } = await askSite(site, 'GET', path, { from: `127.90.0.${place + 1}` });
      assert.equal(status, 200, `${path} answers other visitors ${status}`);
      times.push(took);
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, place) => visit(place)));
  return times;
};

/** The processes that a process has started and that run; none where there is no `/proc`. */
const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').map(Number);
  } catch {
    return [];
  }
};

/** The resident memory of a process and those below it, in bytes. */
const memoryOf = (pid: number): number =>
  pid > 0 ? childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), residentBytes(pid)) : 0;

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Polls the memory of the server and its processes until `work` ends; returns the most. */
const watchMemory = async ({ replica }: Site, work: Promise<unknown>): Promise<number> => {
  let most = 0;
  for (const goesOn = pending(work); goesOn(); await wait(50)) most = Math.max(most, memoryOf(replica.pid()));
  return most;
};

/** What an attack costs the server and other visitors. */
interface Cost {
  readonly seconds: number;
  /** In MB, of the server with its processes, above that before. */
  readonly grown: number;
  /** p95 of other visitors in ms: in calm, before and after the attack, and during it. */
  readonly calm: number;
  readonly during: number;
}

/** Runs an attack while others use the site. */
export const measureAttack = async <T>(
  site: Site,
  attack: () => Promise<T>,
): Promise<{ readonly result: T; readonly cost: Cost }> => {
  const calm = await visitUntil(site, wait(calmMs));
  const before = memoryOf(site.replica.pid());
  const since = performance.now();
  const attacked = attack();
  const [result, times, most] = await Promise.all([
    attacked,
    visitUntil(site, attacked),
    watchMemory(site, attacked),
  ]);
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  // Before and after, because other work on the machine comes and goes.
  calm.push(...(await visitUntil(site, wait(calmMs))));
  const [usual, during] = [quantile(calm, 0.95), quantile(times, 0.95)];
  return { result, cost: { seconds, grown: megabytes(most - before), calm: usual, during } };
};

/** The figures of an attack. Throws when others wait more than twice as long at p95 as in calm. */
export const costFigures = ({ seconds, grown, calm, during }: Cost): Figures => {
  const ratio = Math.round((during / Math.max(1, calm)) * 100) / 100;
  const figures = {
    seconds,
    'MB more': grown,
    'p95 of others in ms, calm': calm,
    'p95 of others in ms, attacked': during,
    'ratio, at most 2': ratio,
  };
  assert.ok(ratio <= limit, `others wait ${ratio} times as long at p95: ${JSON.stringify(figures)}`);
  return figures;
};
