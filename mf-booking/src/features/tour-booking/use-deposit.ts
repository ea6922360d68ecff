import type { TourDetail } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf, depositOffer, depositTermsOf } from '@portal/shared/rules';
import type { Priced } from '#src/booking/booking-kind.ts';
import { tourBookingMessages } from './tour-booking-messages.ts';

/** The deposit of an amount of a departure as text; undefined where none is offered. The cashier computes it again. */
export const useDeposit = ({ content }: TourDetail, day: string) => {
  const t = useMessages(tourBookingMessages);
  const language = useLanguage();
  return (amount: number, { deposit }: Priced): string | undefined => {
    const terms = deposit ? depositTermsOf(content) : null;
    const { refundTiers } = content;
    const offer = terms && depositOffer({ amount, departure: day, terms, refundTiers }, dayOf(new Date()));
    if (!offer) return undefined;
    return t('deposit', {
      deposit: formatMoney(offer.deposit, language),
      balance: formatMoney(offer.balance, language),
      day: formatDay(offer.dueOn, language, { year: true }),
    });
  };
};
