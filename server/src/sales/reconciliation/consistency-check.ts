import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { checkAuditChain } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { moneyRules } from './money-rules.ts';
import { stockRules } from './stock-rules.ts';
import { voucherRules } from './voucher-rules.ts';

const rules: Readonly<Record<string, SQL>> = { ...stockRules, ...moneyRules, ...voucherRules };

const maxFaultsPerRule = 20;

/**
 * Checks the whole database for inconsistencies between money, stock and orders, and the chain of the audit log.
 * Returns a sentence per error, at most 20 of a kind; an empty list means that the database is consistent.
 */
export const checkConsistency = async (db: Db): Promise<string[]> => {
  const faults: string[] = [];
  for (const [rule, check] of Object.entries(rules)) {
    const { rows } = await db.execute<{ fault: string }>(sql`${check} limit ${maxFaultsPerRule}`);
    faults.push(...rows.map(({ fault }) => `${rule}: ${fault}`));
  }
  const ofAudit = await checkAuditChain(db, maxFaultsPerRule);
  return [...faults, ...ofAudit.map((fault) => `the audit log is a chain: ${fault}`)];
};

/**
 * The rules of {@link checkConsistency} in one statement without parameters, for a database of some dozen orders that is
 * checked very often: rows with `rule` and `fault`, at most 20 of a kind.
 */
export const everyRule = (): string => {
  const parts = Object.entries(rules).map(
    ([rule, check]) =>
      sql`(select ${sql.raw(`'${rule}'`)} as rule, fault from (${check}) f limit ${sql.raw(`${maxFaultsPerRule}`)})`,
  );
  return new PgDialect().sqlToQuery(sql.join(parts, sql` union all `)).sql;
};
