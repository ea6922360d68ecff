import type { Approval, ApprovalKind, CallData, CallInput } from '@portal/shared/contract';
import { hasPerm } from '@portal/shared/rules';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { countWaiting, listWaiting, maxCounted } from './approval-inbox-repository.ts';

type Row = Awaited<ReturnType<typeof listWaiting>>[number];

const barOf = ({ buyerId, proposerId }: Row, reader: number): Approval['bar'] => {
  if (Number(buyerId) === reader) return 'bought';
  return Number(proposerId) === reader ? 'proposed' : null;
};

const refunds = ['trade:refund:approve'];

/** Who decides on each kind. */
const deciders: Readonly<Record<ApprovalKind, readonly string[]>> = {
  refund: refunds,
  rejection: refunds,
  prices: ['biz:approval:product'],
  publishing: ['biz:approval:product'],
};

const amountOf = (value: number | null): number | null => (value === null ? null : Number(value));

/** What waits for a second person, oldest first, with what keeps the reader from deciding. */
export const pageApprovals = async (
  { db }: Pick<Deps, 'db'>,
  { member, scope }: { readonly member: Member; readonly scope: DataScope },
  { pageNum = 1, pageSize = 10, kind, keywords }: CallInput<'GET /api/v1/approvals'>['query'],
): Promise<CallData<'GET /api/v1/approvals'>> => {
  const held = (Object.keys(deciders) as ApprovalKind[]).filter((one) => hasPerm(member, deciders[one]));
  const filters = { kinds: held.filter((one) => kind === undefined || one === kind), keywords };
  const offset = (pageNum - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, maxCounted - offset));
  const rows = limit === 0 ? [] : await listWaiting(db, scope, filters, { limit, offset });
  return {
    list: rows.map((row) => {
      const { buyerId: _buyer, proposerId: _proposer, createdAt, ...shown } = row;
      return {
        ...{ ...shown, key: `${shown.kind} ${shown.subject}`, amount: amountOf(shown.amount) },
        ...{ createdAt: createdAt.toISOString(), bar: barOf(row, member.userId) },
      };
    }),
    total: await countWaiting(db, scope, filters),
  };
};
