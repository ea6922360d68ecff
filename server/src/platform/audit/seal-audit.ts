import { randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { auditSeals, type Db, lockFor } from '#src/platform/database/index.ts';
import { beginning, type ChainedRow, chainedColumns, detailsHash, linkHash } from './audit-chain.ts';

const batch = 1000;
/** Batches per run; the next run continues. */
const maxBatches = 200;

/** Ids are given before a commit: rows of a long transaction appear this far behind the newest. */
const overlap = 50_000;

interface Unsealed extends ChainedRow {
  readonly id: number;
}

const listUnsealed = async (tx: Db, from: number): Promise<Unsealed[]> => {
  const { rows } = await tx.execute<Unsealed>(sql`
    select a.id, ${chainedColumns} from audit_log a
    where a.id > ${from} and not exists (select from audit_seals s where s.audit_id = a.id)
    order by a.id limit ${batch}`);
  return rows;
};

/** Waits for other changes of the chain, until the transaction ends. */
export const lockChain = (tx: Db): Promise<void> => lockFor(tx, 'auditChain');

const sealBatch = (db: Db, isComplete: boolean): Promise<number> =>
  db.transaction(async (tx) => {
    await lockChain(tx);
    const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.position)).limit(1);
    const { rows } = await tx.execute<{ newest: number | null }>(
      sql`select max(audit_id) as newest from audit_seals`,
    );
    const from = isComplete ? 0 : (rows[0]?.newest ?? 0) - overlap;
    let { position, hash } = last ?? { position: 0, hash: beginning };
    const seals = (await listUnsealed(tx, from)).map(({ id, core, details }) => {
      const salt = randomBytes(16).toString('base64url');
      const hashed = detailsHash(salt, details);
      position += 1;
      hash = linkHash(hash, core, hashed);
      return { position, auditId: id, salt, details: hashed, hash };
    });
    if (seals.length > 0) await tx.insert(auditSeals).values(seals);
    return seals.length;
  });

/**
 * Adds the new rows of the audit log to its hash chain; `isComplete` searches the whole log for rows of transactions
 * that took long. Returns how many. Changes do not wait for each other, as they would if each added its own row.
 */
export const sealAudit = async (
  db: Db,
  { isComplete }: { readonly isComplete: boolean },
): Promise<number> => {
  let sealed = 0;
  for (let run = 0; run < maxBatches; run += 1) {
    const added = await sealBatch(db, isComplete);
    sealed += added;
    if (added < batch) break;
  }
  return sealed;
};

/** The newest hash of the chain, for the log: a copy outside of the database shows when its end was cut off. */
export const findChainHead = async (db: Db): Promise<{ position: number; hash: string } | undefined> => {
  const [head] = await db
    .select({ position: auditSeals.position, hash: auditSeals.hash })
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1);
  return head;
};
