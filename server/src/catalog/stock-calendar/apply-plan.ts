import type { AuditAction } from '@portal/shared/rules';
import { queuePriceRefresh } from '#src/catalog/products/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { deleteRows, writeRows } from './calendar-repository.ts';
import { valuesOf } from './calendar-row.ts';
import { compactRows } from './day-runs.ts';
import type { Plan } from './plan-edit.ts';

interface AppliedPlan {
  readonly actor: Member;
  readonly action: AuditAction;
  readonly productId: number;
  readonly plan: Plan;
}

/** Writes the planned changes and an audit entry, and queues a price refresh. An empty plan has no entry. */
export const applyPlan = async (tx: Db, { actor, action, productId, plan }: AppliedPlan): Promise<void> => {
  if (plan.changes.length === 0) return;
  const written = plan.changes.flatMap(({ skuId, day, after }) =>
    after ? [{ skuId, day, ...valuesOf(after) }] : [],
  );
  await writeRows(tx, written);
  await deleteRows(
    tx,
    plan.changes.filter(({ after }) => !after),
  );
  const before = plan.changes.flatMap((change) => change.before ?? []);
  await recordChange(tx, {
    ...{ actor, action, subject: 'calendar', subjectId: productId },
    before: { days: compactRows(before) },
    after: { days: compactRows(written) },
  });
  await queuePriceRefresh(tx, [...new Set(plan.changes.map(({ skuId }) => skuId))]);
};
