import type { CallData, CallInput } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { conflict, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { countAnomalies, listAnomalies, lockAnomaly, settleAnomalyRow } from './anomaly-repository.ts';

type Needs = Pick<Deps, 'database' | 'now'>;
type Page = 'GET /api/v1/payment-anomalies';

/** A page of webhooks that do not match the ledger, with their resolution. */
export const pageAnomalies = async (
  { database: { db } }: Needs,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
): Promise<CallData<Page>> => {
  const rows = await listAnomalies(db, filters, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  return {
    list: rows.map(({ createdAt, settledAt, settledBy, settledNote, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? '', note: settledNote ?? '' },
    })),
    total: await countAnomalies(db, filters),
  };
};

/**
 * Resolves an anomaly with a note. Throws HttpError: 404, `note` when blank, A0513 when it is already
 * resolved.
 */
export const settleAnomaly = (
  { database: { db }, now }: Needs,
  staff: Member,
  id: number,
  text: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await lockAnomaly(tx, id);
    if (!found) throw notFound();
    const note = text.trim();
    if (note === '') throw invalidField('note', '请填写处理说明', 'Please say what was done');
    if (found.settledAt)
      throw conflict(errorCodes.wrongState, '这条异常已处理', 'This has already been handled');
    await settleAnomalyRow(tx, id, { settledAt: now(), settledBy: staff.username, settledNote: note });
    await recordChange(tx, {
      ...{ actor: staff, action: 'settle', subject: 'payment-event', subjectId: id },
      before: { outcome: found.outcome, note: null },
      after: { outcome: found.outcome, note },
    });
  });
