import type { TicketRefund } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';

/** Until when an unused ticket can be refunded: always, to the end of a day, no longer, or never. */
export type RefundUntil =
  | { readonly state: 'anytime' }
  | { readonly state: 'until'; readonly day: string }
  | { readonly state: 'over' }
  | { readonly state: 'never' };

/** The refund rule of a ticket for a visit, as it stands today. Days in Asia/Shanghai. */
export const refundUntil = (refund: TicketRefund, visitDay: string, today: string): RefundUntil => {
  if (refund !== 'dayBefore') return { state: refund };
  const day = addDays(visitDay, -1);
  return day < today ? { state: 'over' } : { state: 'until', day };
};
