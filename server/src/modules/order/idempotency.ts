import { createHash } from 'node:crypto';
import { errorCodes } from '@portal/shared/rules';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inOneGo } from '../../db/in-one-go.ts';
import { prepared } from '../../db/prepared.ts';
import { preparedInsert } from '../../db/prepared-insert.ts';
import { idempotencyKeys } from '../../db/schema/index.ts';
import { refused } from '../../http/fault.ts';

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
  refused(
    errorCodes.idempotencyMismatch,
    '同一个 Idempotency-Key 的请求内容不同',
    'This Idempotency-Key was used for another request',
    422,
  );

const claimKey = preparedInsert(idempotencyKeys, (query) =>
  query.onConflictDoNothing().returning({ key: idempotencyKeys.key }),
);

const { placeholder } = sql;
const named = and(
  eq(idempotencyKeys.userId, placeholder('userId')),
  eq(idempotencyKeys.call, placeholder('call')),
  eq(idempotencyKeys.key, placeholder('key')),
);

const keepAnswer = prepared((tx) =>
  tx
    .update(idempotencyKeys)
    .set({ answer: placeholder('answer') })
    .where(named)
    .prepare('keep-answer'),
);

const findKey = prepared((tx) => tx.select().from(idempotencyKeys).where(named).prepare('find-key'));

/** Keeps the answer beside whatever else is written last. */
export type Keep<T> = (answer: T) => Promise<unknown>;

/**
 * Does the work once per key: the key's row stands in the transaction of the work, so a parallel repeat waits for it
 * and then gets the same answer (as JSON), which is kept afterwards, or by `keep` along with the work's last
 * statements. Work that throws leaves no key behind and may be tried again. What the work begins with in any case may
 * be asked by `look`, along with the key and after it. Throws 422 when the key was used with another body.
 */
export const once = async <T, Seen = void>(
  tx: Db,
  { body, ...id }: KeyedCall,
  work: (seen: Seen, keep: Keep<T>) => Promise<T>,
  look: () => Promise<Seen> = async () => undefined as Seen,
): Promise<T> => {
  const bodyHash = hashOf(body);
  const claiming = claimKey(tx, [{ ...id, bodyHash }]);
  const [claim, seen] = await inOneGo(claiming, look());
  if (claim.length === 1) {
    let kept: T | undefined;
    const keep: Keep<T> = (given) => {
      kept = given;
      return keepAnswer(tx).execute({ ...id, answer: given });
    };
    const answer = await work(seen, keep);
    if (kept !== answer) await keep(answer);
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
