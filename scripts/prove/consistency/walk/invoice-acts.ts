import { rejectInvoice, voidInvoice } from '../../../../server/src/sales/invoices/decide-invoice.ts';
import { requestInvoice } from '../../../../server/src/sales/invoices/invoice-service.ts';
import { issueInvoice } from '../../../../server/src/sales/invoices/issue-invoice.ts';
import { type Act, type Dice, findAnOrder, memberOf } from './act.ts';
import type { World } from './world.ts';

const form = { type: 'personal', title: '陈海', email: 'chen@example.com' } as const;
const pdf = { filename: 'invoice.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };

const request: Act = async (world, dice) => {
  const order = await findAnOrder(world, dice, `o.state in ('PAID', 'PARTIALLY_REFUNDED')`);
  if (order) await requestInvoice(world.deps, memberOf(world, order.userId), order.orderNo, form);
  return order !== undefined;
};

/** A decision of staff on one of certain invoices, or now and then on another. */
const decide =
  (which: string, act: (world: World, orderNo: string) => Promise<unknown>): Act =>
  async (world, dice: Dice) => {
    const order = await findAnOrder(
      world,
      dice,
      `exists (select 1 from invoices i where i.order_id = o.id and ${which})`,
    );
    if (order) await act(world, order.orderNo);
    return order !== undefined;
  };

/** An invoice over another amount than what is kept by now, which the list of finance shows as due. */
export const wrongInvoice = `i.state = 'ISSUED' and i.amount <> o.paid_amount - o.refunded_amount`;

const voidIt = ({ deps, staff, next }: World, orderNo: string): Promise<unknown> =>
  voidInvoice(deps, staff, orderNo, { redInvoiceNo: `2645${next()}`, reason: '部分退款' });

/** Requesting, issuing, rejecting and voiding invoices. */
export const invoiceActs: Readonly<Record<string, Act>> = {
  'request an invoice': request,
  'issue an invoice': decide(`i.state = 'REQUESTED'`, ({ deps, staff, next }, orderNo) => {
    const invoiceNo = `2644${String(next()).padStart(16, '0')}`;
    return issueInvoice({ ...deps, scan: async () => true }, staff, orderNo, { invoiceNo, file: pdf });
  }),
  'reject an invoice': decide(`i.state = 'REQUESTED'`, ({ deps, staff }, orderNo) =>
    rejectInvoice(deps, staff, orderNo, { reason: '抬头有误' }),
  ),
  'void an invoice': decide(`i.state = 'ISSUED'`, voidIt),
  'void a wrong invoice': decide(wrongInvoice, voidIt),
};
