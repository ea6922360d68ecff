import { HelpLinks } from '@portal/shared/booking';
import type { ProductKind } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import en from './help-messages.en.json' with { type: 'json' };
import zh from './help-messages.zh-cn.json' with { type: 'json' };

const helpMessages = defineMessages('personalHelp', { 'zh-cn': zh, en });

const ofOrder = {
  tour: ['change-date', 'remove-traveller', 'refund-tour', 'refund-time', 'departure-info'],
  hotel: ['book-hotel', 'refund-hotel', 'refund-time'],
  ticket: ['e-ticket', 'refund-ticket', 'refund-time'],
  goods: ['goods-delivery', 'refund-goods', 'refund-time'],
  visa: ['visa-documents', 'visa-time', 'refund-visa'],
} as const satisfies Record<ProductKind, readonly string[]>;

const subjects = { ...ofOrder, waitlist: ['waiting-list'] } as const;

/** Links to answers about orders of a kind, or waiting lists. */
export const OrderHelp = ({ about }: { about: keyof typeof subjects }) => {
  const t = useMessages(helpMessages);
  const links = subjects[about].map((code) => ({ code, label: t(`questions.${code}`) }));
  return <HelpLinks title={t('title')} links={links} />;
};
