import { type SQL, sql } from 'drizzle-orm';
import { lockChain, recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { slimDetails } from '#src/privacy/account-deletion/index.ts';
import { inBatches } from './in-batches.ts';

const batches = { size: 5000, most: 40 };

/** The number of the author stays, as it does for a closed account. */
const erasedActor = sql`case when actor_id is null then actor else 'erased-' || actor_id end`;

/** Rows of the chain that still have their details, or a name. Erasures have numbers only, which the check adds up. */
const listOld = async (tx: Db, before: Date): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select a.id::int as id from audit_log a join audit_seals s on s.audit_id = a.id
    where a.created_at < ${before.toISOString()}::timestamptz and a.action <> 'erase'
      and (s.salt is not null or a.actor <> ${erasedActor} or a.address is not null)
    order by a.created_at, a.id limit ${batches.size}`);
  return rows.map(({ id }) => id);
};

const amongIds = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`;

const eraseBatch = (db: Db, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockChain(tx);
    const ids = await listOld(tx, before);
    if (ids.length === 0) return 0;
    await tx.execute(sql`
      update audit_log set actor = ${erasedActor}, before = ${slimDetails(sql`before`)}, after = ${slimDetails(sql`after`)},
        address = null, agent = null
      where id = ${amongIds(ids)}`);
    const { rowCount } = await tx.execute(
      sql`update audit_seals set salt = null where salt is not null and audit_id = ${amongIds(ids)}`,
    );
    const after = { erasedRows: rowCount ?? 0 };
    await recordChange(tx, {
      actor: 'system',
      action: 'erase',
      subject: 'audit-log',
      subjectId: 'old',
      after,
    });
    return ids.length;
  });

/**
 * Erases names, addresses, devices and details of old rows of the audit log, except states, numbers and amounts. Rows and links stay, and a
 * new row records of how many the details were erased, so that the chain can be checked. Returns how many.
 */
export const eraseOldAudit = (db: Db, before: Date): Promise<number> =>
  inBatches(batches, () => eraseBatch(db, before));
