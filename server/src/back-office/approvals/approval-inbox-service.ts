import type { Approval, CallData, CallInput } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { countWaiting, listWaiting, maxCounted } from './approval-inbox-repository.ts';
import { findStandings, type Reader } from './find-standings.ts';

type Row = Awaited<ReturnType<typeof listWaiting>>[number];

const barOf = ({ buyerId, proposerId }: Row, reader: number): Approval['bar'] => {
  if (Number(buyerId) === reader) return 'bought';
  return Number(proposerId) === reader ? 'proposed' : null;
};

const amountOf = (value: number | null): number | null => (value === null ? null : Number(value));

/** What waits for a second person, oldest first, with what keeps the reader from deciding, or whom they represent. */
export const pageApprovals = async (
  deps: Pick<Deps, 'db' | 'now'>,
  reader: Reader,
  { pageNum = 1, pageSize = 10, kind, keywords }: CallInput<'GET /api/v1/approvals'>['query'],
): Promise<CallData<'GET /api/v1/approvals'>> => {
  const { standings, principals } = await findStandings(deps, reader);
  const filters = { standings, kind, keywords };
  const offset = (pageNum - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, maxCounted - offset));
  const rows = limit === 0 ? [] : await listWaiting(deps.db, filters, { limit, offset });
  return {
    list: rows.map((row) => {
      const { buyerId: _buyer, proposerId: _proposer, principalId, createdAt, ...shown } = row;
      return {
        ...{ ...shown, key: `${shown.kind} ${shown.subject}`, amount: amountOf(shown.amount) },
        ...{ createdAt: createdAt.toISOString(), bar: barOf(row, reader.member.userId) },
        onBehalfOf: principals.find(({ userId }) => userId === Number(principalId))?.username ?? null,
      };
    }),
    total: await countWaiting(deps.db, filters),
  };
};
