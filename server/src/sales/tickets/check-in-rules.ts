import type { CheckInVerdict, Text } from '@portal/shared/contract';
import { dayOf, isActiveOrder } from '@portal/shared/rules';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import type { ETicketRecord } from './e-ticket-repository.ts';

const ended = { USED: 'used', EXPIRED: 'expired', VOID: 'void' } as const;

/** The check-in verdict of a ticket: used or ended first, then refund in progress, then wrong day. */
export const verdictOf = (
  order: Pick<OrderRecord, 'state' | 'closedReason'>,
  { state, day }: Pick<ETicketRecord, 'state' | 'day'>,
  now: Date,
): CheckInVerdict => {
  if (state !== 'ISSUED') return ended[state];
  if (!isActiveOrder(order)) return 'givenBack';
  return day === dayOf(now) ? 'valid' : 'otherDay';
};

/** Why a ticket is not admitted. */
export const verdictText = (verdict: Exclude<CheckInVerdict, 'valid'>, day: string): Text =>
  ({
    used: { zh: '该门票已使用', en: 'This ticket has already been used' },
    expired: { zh: '该门票已过期', en: 'This ticket has expired' },
    void: { zh: '该门票已作废', en: 'This ticket has been cancelled' },
    givenBack: {
      zh: '该订单正在退款或已退款',
      en: 'The order of this ticket is being refunded or was refunded',
    },
    otherDay: { zh: `该门票的使用日期是 ${day}`, en: `This ticket is for ${day}` },
  })[verdict];
