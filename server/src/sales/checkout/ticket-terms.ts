import type { Text, TicketRefund } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { formatDay } from '#src/platform/text/index.ts';

const anytime: Text = { zh: '未使用可随时全额退款', en: 'Fully refundable any time before use' };
const never: Text = { zh: '售出后不可退款', en: 'Not refundable' };
const used: Text = { zh: '已使用的门票不可退款', en: 'Used tickets are not refundable' };

const dayBefore = (day: string, now: Date): readonly Text[] => {
  const last = addDays(day, -1);
  if (last < dayOf(now)) return [never];
  const words = formatDay(last);
  return [
    {
      zh: `${words.zh}（含）前未使用可全额退款，之后不可退款`,
      en: `Fully refundable before use until ${words.en}, not after that`,
    },
    used,
  ];
};

/** The refund policy of tickets for a day as text, as of `now`. */
export const ticketTerms = (refund: TicketRefund, day: string, now: Date): readonly Text[] => {
  if (refund === 'never') return [never];
  return refund === 'anytime' ? [anytime, used] : dayBefore(day, now);
};
