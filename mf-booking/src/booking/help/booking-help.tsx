import { HelpLinks } from '@portal/shared/booking';
import type { ProductKind } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import en from './help-messages.en.json' with { type: 'json' };
import zh from './help-messages.zh-cn.json' with { type: 'json' };

const helpMessages = defineMessages('bookingHelp', { 'zh-cn': zh, en });

const ofBooking = {
  tour: ['travel-documents', 'group-minimum', 'refund-tour', 'coupons'],
  hotel: ['refund-hotel', 'coupons'],
  ticket: ['refund-ticket', 'coupons'],
  goods: ['refund-goods', 'coupons'],
  visa: ['visa-documents', 'refund-visa'],
} as const satisfies Record<ProductKind, readonly string[]>;

const subjects = { ...ofBooking, payment: ['payment-methods', 'paid-not-updated', 'hold-time'] } as const;

/** Links to answers about bookings of a kind, or payment. */
export const BookingHelp = ({ about }: { about: keyof typeof subjects }) => {
  const t = useMessages(helpMessages);
  const links = subjects[about].map((code) => ({ code, label: t(`questions.${code}`) }));
  return <HelpLinks title={t('title')} links={links} />;
};
