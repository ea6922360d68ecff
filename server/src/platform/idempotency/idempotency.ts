import { createHash } from 'node:crypto';
import { errorCodes } from '@portal/shared/rules';
import { and, eq, lt } from 'drizzle-orm';
import { type Db, idempotencyKeys, insertRows, pipeline } from '#src/platform/database/index.ts';
import { businessError } from '#src/platform/errors/index.ts';

/** A call with an Idempotency-Key. Keys are separate for each member and call. */
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

const ofKey = ({ userId, call, key }: Omit<KeyedCall, 'body'>) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

const insertKey = async (tx: Db, { body, ...id }: KeyedCall, bodyHash: string): Promise<boolean> =>
  (await insertRows(tx, idempotencyKeys, [{ ...id, bodyHash }], { ignoreConflicts: true })) === 1;

const findAnswer = async (tx: Db, call: KeyedCall, bodyHash: string): Promise<unknown> => {
  const [first] = await tx.select().from(idempotencyKeys).where(ofKey(call));
  if (first?.bodyHash !== bodyHash) throw mismatch();
  return first.answer;
};

/** Saves the response for repeats, in the transaction of the work. */
export type SaveAnswer<T> = (answer: T) => Promise<void>;

interface PipelinedWork<T, Known> {
  /** What the work reads first: sent along with the key. */
  read(): Promise<Known>;
  /** Runs when the key is new; has to save the response, along with its last statements. */
  run(known: Known, save: SaveAnswer<T>): Promise<T>;
}

/** {@link once}, without a round trip of its own for inserting the key or saving the response. */
export const oncePipelined = async <T, Known>(
  tx: Db,
  call: KeyedCall,
  { read, run }: PipelinedWork<T, Known>,
): Promise<T> => {
  const bodyHash = hashOf(call.body);
  const [isNew, known] = await pipeline([insertKey(tx, call, bodyHash), read()]);
  if (!isNew) return (await findAnswer(tx, call, bodyHash)) as T;
  return run(known, async (answer) => {
    await tx.update(idempotencyKeys).set({ answer }).where(ofKey(call));
  });
};

/**
 * Runs the work once per key: the key's row is inserted in the transaction of the work, so a concurrent
 * repeat waits for it and gets the same response (as JSON). Work that throws stores no key and may be
 * retried. Throws 422 when the key was used with another body.
 */
export const once = <T>(tx: Db, call: KeyedCall, work: () => Promise<T>): Promise<T> =>
  oncePipelined<T, void>(tx, call, {
    read: async () => undefined,
    run: async (_known, save) => {
      const answer = await work();
      await save(answer);
      return answer;
    },
  });

const keptMs = 24 * 3_600_000;

/** Deletes keys older than 24 h. Returns their number. */
export const deleteOldKeys = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
  return rowCount ?? 0;
};
