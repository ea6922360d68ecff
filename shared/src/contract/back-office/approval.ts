import { deputyPerm } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';

/**
 * What waits for a second person: a refund beyond the limit, the rejection of a refund that its terms grant, prices that
 * move beyond the setting of the agency, or a product of a role whose publishing needs approval.
 */
export const ApprovalKind = oneOf('refund', 'rejection', 'prices', 'publishing');
export type ApprovalKind = Static<typeof ApprovalKind>;

/** Why the reader may not decide: they bought the order, or proposed it. */
export const ApprovalBar = oneOf('bought', 'proposed');
export type ApprovalBar = Static<typeof ApprovalBar>;

/**
 * What waits for a second person. `key` identifies it; `subject` is the number of its refund or the id of its product.
 * `amount` in fen and `orderNo` are those of a refund, `percent` is the largest move of prices, `at` when a product is to be
 * published; null: at once. `proposedBy` is null for a refund that its buyer requested. `onBehalfOf`: whom the reader
 * represents in this decision; null when they decide in their own right. `isGranted`: a refund that its terms grant, so
 * that rejecting it is itself a proposal, which deputies do not make.
 */
export const Approval = Type.Object({
  key: Type.String(),
  kind: ApprovalKind,
  subject: Type.String(),
  title: Text,
  orderNo: nullable(Type.String()),
  amount: nullable(Fen),
  percent: nullable(Type.Integer({ minimum: 0 })),
  at: nullable(Instant),
  proposedBy: nullable(Type.String()),
  reason: Type.String(),
  createdAt: Instant,
  bar: nullable(ApprovalBar),
  onBehalfOf: nullable(Type.String()),
  isGranted: Type.Boolean(),
});
export type Approval = Static<typeof Approval>;

export const approvalContract = {
  'GET /api/v1/approvals': entry({
    summary:
      'What waits for a second person, within the permissions and the data scope of the caller and of those whom they represent today, the oldest first; counted and paged up to 1,000',
    access: {
      anyOf: ['trade:refund:approve', 'biz:approval:product', deputyPerm],
      scope: { department: 'orders' },
    },
    query: Type.Object({
      kind: Type.Optional(ApprovalKind),
      /** The number of a refund or an order, the id of a product, or the name of the proposer. */
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      ...pageQuery,
    }),
    data: pageOf(Approval),
  }),
} as const;
