import type { BillDifference, CallInput } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { conflict, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { type listDifferences, lockDifference, resolveDifferenceRow } from './difference-repository.ts';

type Row = Awaited<ReturnType<typeof listDifferences>>['list'][number];
type Resolution = CallInput<'POST /api/v1/reconciliations/differences/:id/resolve'>['body'];

/** A difference as staff see it; amounts in fen. */
export const toDifference = (row: Row): BillDifference => {
  const { resolvedAt, resolvedBy, resolution, resolutionNote, ...difference } = row;
  const resolved = resolvedAt &&
    resolution && {
      ...{ at: resolvedAt.toISOString(), by: resolvedBy ?? '' },
      ...{ resolution, note: resolutionNote ?? '' },
    };
  return { ...difference, resolved };
};

/**
 * Records how a difference was resolved. Throws HttpError: 404, `note` when blank, A0513 when it is already
 * resolved.
 */
export const resolveDifference = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  staff: Member,
  id: number,
  { resolution, note: text }: Resolution,
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await lockDifference(tx, id);
    if (!found) throw notFound();
    const note = text.trim();
    if (note === '') throw invalidField('note', '请填写处理说明', 'Please say what was done');
    if (found.resolvedAt)
      throw conflict(errorCodes.wrongState, '这条差异已处理', 'This difference is already resolved');
    const resolved = { resolvedAt: now(), resolvedBy: staff.username, resolution, resolutionNote: note };
    await resolveDifferenceRow(tx, id, resolved);
    const { day, provider, fault, number } = found;
    await recordChange(tx, {
      ...{ actor: staff, action: 'settle', subject: 'bill-difference', subjectId: id },
      before: { day, provider, fault, number, resolution: null, note: null },
      after: { day, provider, fault, number, resolution, note },
    });
  });
