import type { AuditAction } from '@portal/shared/rules';
import { queuePriceRefresh } from '#src/catalog/products/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { deleteRows, writeRows } from './calendar-repository.ts';
import { valuesOf } from './calendar-row.ts';
import { compactRows, type DayRuns } from './day-runs.ts';
import type { Plan } from './plan-edit.ts';

interface AppliedPlan {
  readonly actor: Member;
  readonly action: AuditAction;
  readonly productId: number;
  readonly plan: Plan;
}

/** The rows of an edit as the audit log keeps them. */
export interface EditedDays {
  readonly before: { readonly days: readonly DayRuns[] };
  readonly after: { readonly days: readonly DayRuns[] };
}

/**
 * Writes the planned changes and an audit entry, and queues a price refresh; returns the rows before and after. An empty
 * plan has no entry.
 */
export const applyPlan = async (
  tx: Db,
  { actor, action, productId, plan: { changes } }: AppliedPlan,
): Promise<EditedDays> => {
  const written = changes.flatMap(({ skuId, day, after }) =>
    after ? [{ skuId, day, ...valuesOf(after) }] : [],
  );
  const edited = {
    before: { days: compactRows(changes.flatMap(({ before }) => before ?? [])) },
    after: { days: compactRows(written) },
  };
  if (changes.length === 0) return edited;
  await writeRows(tx, written);
  await deleteRows(
    tx,
    changes.filter(({ after }) => !after),
  );
  await recordChange(tx, { ...{ actor, action, subject: 'calendar', subjectId: productId }, ...edited });
  await queuePriceRefresh(tx, [...new Set(changes.map(({ skuId }) => skuId))]);
  return edited;
};
