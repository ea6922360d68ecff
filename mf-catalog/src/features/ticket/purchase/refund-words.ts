import type { TicketRefund } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { useToday } from '@portal/shared/ui';
import { refundUntil } from './refund-until.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';

/** Says the refund rule of a ticket: in general, or written out for the day of the visit. */
export const useRefundWords = (): ((refund: TicketRefund, day: string | undefined) => string) => {
  const t = useMessages(ticketBookingMessages);
  const language = useLanguage();
  const today = useToday();
  return (refund, day) => {
    if (!day) return t(`refund.${refund}`);
    const until = refundUntil(refund, day, today);
    return until.state === 'until'
      ? t('refund.until', { day: formatDay(until.day, language) })
      : t(`refund.${until.state}`);
  };
};
