import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';
import { beginning, type ChainedRow, chainedColumns, detailsHash, linkHash } from './audit-chain.ts';

interface Link extends Record<string, unknown> {
  readonly position: number;
  readonly auditId: number;
  readonly salt: string | null;
  readonly sealedDetails: string;
  readonly hash: string;
}

type CheckedLink = Link & (ChainedRow | { readonly core: null; readonly details: null });

const batch = 5000;

const listLinks = async (db: Db, after: number): Promise<CheckedLink[]> => {
  const { rows } = await db.execute<CheckedLink>(sql`
    select s.position, s.audit_id as "auditId", s.salt, s.details as "sealedDetails", s.hash, row.core, row.details
    from audit_seals s left join lateral (
      select ${chainedColumns} from audit_log a where a.id = s.audit_id) row on true
    where s.position > ${after} order by s.position limit ${batch}`);
  return rows;
};

/** The fault of a link after the one before it. */
const findFault = (link: CheckedLink, before: Pick<Link, 'position' | 'hash'>): string | undefined => {
  const { position, auditId, salt, sealedDetails, hash, core, details } = link;
  if (position !== before.position + 1)
    return `the links ${before.position + 1} to ${position - 1} are missing`;
  if (core === null) return `row ${auditId} is missing`;
  if (hash !== linkHash(before.hash, core, sealedDetails)) return `row ${auditId} or its link was changed`;
  if (salt !== null && detailsHash(salt, details) !== sealedDetails)
    return `the details of row ${auditId} were changed`;
  return undefined;
};

/** Every erasure, of an account and of what is past its retention, records of how many rows it removed the details. */
const findErased = async (db: Db): Promise<string | undefined> => {
  const { rows } = await db.execute<{ erased: number; recorded: number }>(sql`
    select (select count(*)::int from audit_seals where salt is null) as erased,
      (select coalesce(sum((after ->> 'erasedRows')::int), 0)::int from audit_log
        where action = 'erase' and subject in ('user', 'audit-log')) as recorded`);
  const { erased, recorded } = rows[0] ?? { erased: 0, recorded: 0 };
  return erased === recorded
    ? undefined
    : `the details of ${erased} rows were erased, erasures record ${recorded}`;
};

/**
 * Checks the hash chain of the audit log. Returns a sentence for each fault, at most `max`; after a changed link the
 * chain goes on from the stored hash.
 */
export const checkAuditChain = async (db: Db, max: number): Promise<string[]> => {
  const faults: string[] = [];
  let before = { position: 0, hash: beginning };
  for (;;) {
    const links = await listLinks(db, before.position);
    for (const link of links) {
      const fault = findFault(link, before);
      if (fault) faults.push(fault);
      before = link;
    }
    if (links.length < batch || faults.length >= max) break;
  }
  const erased = await findErased(db);
  return [...faults, ...(erased ? [erased] : [])].slice(0, max);
};
