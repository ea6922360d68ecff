import type { TestContext } from 'node:test';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { releaseEnv } from '#src/delivery/releases/testing/release-fixture.ts';
import { newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { type DeclaredCall, everyCall, staffCalls } from '../authorization/declared-calls.ts';
import { openScopes, type ScopeFixture } from '../authorization/scope-fixture.ts';
import { addRecords, findKnown } from './known-values.ts';
import { type FuzzedRequest, requestsOf } from './requests.ts';
import { faultOf } from './verdict.ts';
import { openVisitors, type Visitors } from './visitors.ts';
import { type ReadWrites, watchWrites } from './writes.ts';

interface FuzzOptions {
  /** The same seed makes the same requests. */
  readonly seed: number;
  /** Requests to each call. */
  readonly runs: number;
  /** Only calls whose key contains this. */
  readonly only?: string;
}

/** How a call answered: answers by `2xx`, `3xx`, `4xx`, `429`, and the slowest in ms. */
export interface CallReport {
  readonly key: string;
  readonly answers: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** The smallest request with a wrong answer, and how to repeat it. */
  readonly fault?: string;
}

interface Stage extends ScopeFixture {
  readonly visitors: Visitors;
  readonly readWrites: ReadWrites;
}

interface Tally {
  readonly answers: Record<string, number>;
  slowestMs: number;
}

const kindOf = (status: number): string => (status === 429 ? '429' : `${Math.floor(status / 100)}xx`);

const ask = async (
  { portal, visitors }: Stage,
  call: DeclaredCall,
  { visitor, path, query, content, address, key = newKey() }: FuzzedRequest,
): Promise<LightMyRequestResponse> =>
  portal.app.inject({
    method: call.method,
    url: query ? `${path}?${query}` : path,
    headers: {
      ...visitors.headersOf(visitor),
      'idempotency-key': key,
      ...(content ? { 'content-type': content.type } : {}),
    },
    ...(content ? { payload: content.bytes } : {}),
    remoteAddress: address,
  });

const minute = 60;

/** Ends the waiting time of a limit, and a session that the request closed: the next request reaches the handler. */
const recover = async (
  { portal, visitors, readWrites }: Stage,
  { visitor }: FuzzedRequest,
  { statusCode, headers }: LightMyRequestResponse,
): Promise<void> => {
  if (statusCode === 429) portal.clock.advance(Number(headers['retry-after'] ?? minute));
  if (statusCode !== 401) return;
  await visitors.enterAgain(visitor);
  await readWrites();
};

const errorsIn = (lines: readonly string[]): string =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 50)
    .map(({ msg, err }) => `${msg}\n${err?.stack ?? ''}`)
    .join('\n');

const shown = 1500;

const describe = ({ content, ...request }: FuzzedRequest): string => {
  const sent = content && { ...content, bytes: content.bytes.toString().slice(0, shown) };
  return JSON.stringify({ ...request, ...sent });
};

const tryOnce = async (stage: Stage, call: DeclaredCall, request: FuzzedRequest, tally: Tally) => {
  stage.portal.logged.length = 0;
  const since = performance.now();
  const reply = await ask(stage, call, request);
  tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - since));
  const kind = kindOf(reply.statusCode);
  tally.answers[kind] = (tally.answers[kind] ?? 0) + 1;
  const fault = faultOf(call, reply, await stage.readWrites());
  await recover(stage, request, reply);
  if (!fault) return;
  const logged = errorsIn(stage.portal.logged);
  throw new Error(`${reply.statusCode} ${fault}: ${reply.body.slice(0, shown)}\n${logged}`);
};

const fuzzCall = async (
  stage: Stage,
  call: DeclaredCall,
  { seed, runs }: FuzzOptions,
): Promise<CallReport> => {
  for (const visitor of ['member', 'root'] as const) await stage.visitors.enterAgain(visitor);
  const known = await findKnown(stage, stage.visitors.headersOf('root'), call);
  await stage.readWrites();
  const tally: Tally = { answers: {}, slowestMs: 0 };
  const property = fc.asyncProperty(requestsOf(call, known), (request) =>
    tryOnce(stage, call, request, tally),
  );
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  const fault = failed
    ? `${call.key}, seed ${seed}, path ${counterexamplePath}\n${counterexample?.map(describe)}\n${errorInstance}`
    : undefined;
  return { key: call.key, ...tally, fault };
};

/** Calls that end what others need, or let its time run out, come last: of staff, of accounts, and deletions. */
const rankOf = ({ key, method }: DeclaredCall): number =>
  (staffCalls.some((call) => call.key === key) ? 2 : 0) +
  (method === 'DELETE' || /\/(account|auth)\//.test(key) ? 1 : 0);

/** Sends random requests to every call of the contract, as a visitor, a member and root, and judges each answer. */
export const fuzzCalls = async (t: TestContext, options: FuzzOptions): Promise<CallReport[]> => {
  const scopes = await openScopes(t, releaseEnv);
  await addRecords(scopes);
  const readWrites = await watchWrites(scopes.portal.deps.database.db);
  const stage = { ...scopes, readWrites, visitors: await openVisitors(scopes) };
  const calls = everyCall.filter(({ key }) => key.includes(options.only ?? ''));
  const reports: CallReport[] = [];
  for (const call of calls.toSorted((one, other) => rankOf(one) - rankOf(other)))
    reports.push(await fuzzCall(stage, call, options));
  return reports;
};
