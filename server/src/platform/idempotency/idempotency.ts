import { createHash } from 'node:crypto';
import { errorCodes } from '@portal/shared/rules';
import { and, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import {
  change,
  type Db,
  idempotencyKeys,
  inOneGo,
  insertion,
  prepared,
  type Write,
  write,
} from '#src/platform/database/index.ts';
import { businessError } from '#src/platform/errors/index.ts';

/** One call under one Idempotency-Key. Keys of different members and calls never meet. */
export interface KeyedCall {
  readonly userId: number;
  readonly call: string;
  readonly key: string;
  readonly body: unknown;
}

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, sorted)).digest('base64url');

const mismatch = () =>
  businessError(
    errorCodes.idempotencyMismatch,
    '同一个 Idempotency-Key 的请求内容不同',
    'This Idempotency-Key was used for another request',
    422,
  );

const claimKey = insertion(idempotencyKeys, { orNothing: true });

type Named = (name: 'userId' | 'call' | 'key') => Placeholder;

const keyOf = (value: Named) =>
  and(
    eq(idempotencyKeys.userId, value('userId')),
    eq(idempotencyKeys.call, value('call')),
    eq(idempotencyKeys.key, value('key')),
  );

const keepAnswer = change(idempotencyKeys, keyOf);

const findKey = prepared((tx) =>
  tx.select().from(idempotencyKeys).where(keyOf(sql.placeholder)).prepare('find-key'),
);

/** What keeps the answer: to be written along with whatever else is written last. */
export type Keep<T> = (answer: T) => Write;

/**
 * Does the work once per key: the key's row stands in the transaction of the work, so a parallel repeat waits for it
 * and then gets the same answer (as JSON). It is kept afterwards, or by the work itself, which writes what `keep` gives
 * along with its last rows. Work that throws leaves no key behind and may be tried again. What the work begins with in
 * any case may be asked by `look`, along with the key and after it. Throws 422 when the key was used with another body.
 */
export const once = async <T, Seen = void>(
  tx: Db,
  { body, ...id }: KeyedCall,
  work: (seen: Seen, keep: Keep<T>) => Promise<T>,
  look: () => Promise<Seen> = async () => undefined as Seen,
): Promise<T> => {
  const bodyHash = hashOf(body);
  const [[claimed], seen] = await inOneGo(write(tx, claimKey([{ ...id, bodyHash }])), look());
  if (claimed === 1) {
    let kept: T | undefined;
    const keep: Keep<T> = (given) => {
      kept = given;
      return keepAnswer({ answer: given }, id);
    };
    const answer = await work(seen, keep);
    if (kept !== answer) await write(tx, keep(answer));
    return answer;
  }
  const [first] = await findKey(tx).execute(id);
  if (first?.bodyHash !== bodyHash) throw mismatch();
  return first.answer as T;
};

const keptMs = 24 * 3_600_000;

/** Forgets keys older than 24 h. Gives how many. */
export const forgetOldKeys = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
  return rowCount ?? 0;
};
