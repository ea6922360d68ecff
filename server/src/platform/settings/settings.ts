import type { Env } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { listSettings, lockSettings, updateSetting } from './setting-repository.ts';

/**
 * The settings of the agency. `refundLimit`: what one person refunds a day alone, in fen, at most `REFUND_LIMIT`.
 * `priceChangePercent`: larger changes of prices need a second person; 0: none does. `auditDays`: days until names and values
 * in the operation log are erased, by default `AUDIT_DAYS`.
 */
export interface Settings {
  readonly refundLimit: number;
  readonly priceChangePercent: number;
  readonly auditDays: number;
}

type Rows = readonly { readonly name: string; readonly value: unknown }[];

type Limits = Pick<Env, 'refundLimit' | 'retention'>;

const settingsOf = (rows: Rows, env: Limits): Settings => {
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<
    Record<keyof Settings, unknown>
  >;
  return {
    refundLimit: Math.min(env.refundLimit, Number(stored.refundLimit ?? env.refundLimit)),
    priceChangePercent: Number(stored.priceChangePercent ?? 0),
    auditDays: Number(stored.auditDays ?? env.retention.auditDays),
  };
};

/** The settings as they are now: changes take effect with the next call. */
export const readSettings = async (db: Db, env: Limits): Promise<Settings> =>
  settingsOf(await listSettings(db), env);

/** The settings with their version, locked until the transaction ends. */
export const lockAllSettings = async (
  tx: Db,
  env: Limits,
): Promise<{ readonly settings: Settings; readonly version: string }> => {
  const rows = await lockSettings(tx);
  const versions = rows.map(({ version }) => BigInt(version));
  const latest = versions.reduce((last, one) => (one > last ? one : last), 0n);
  return { settings: settingsOf(rows, env), version: String(latest) };
};

/** Stores the settings that differ from the locked ones. */
export const storeSettings = async (tx: Db, before: Settings, after: Settings): Promise<void> => {
  for (const name of Object.keys(after) as (keyof Settings)[])
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      await updateSetting(tx, name, after[name]);
};
