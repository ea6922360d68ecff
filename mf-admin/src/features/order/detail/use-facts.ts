import { useGroupText } from '@portal/shared/booking';
import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatDay, formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import { orderDetailMessages } from './order-detail-messages.ts';

interface Fact {
  readonly term: string;
  readonly value: string;
}

const addressOf = (address: {
  name: string;
  mobile: string;
  province: string;
  city: string;
  district: string;
  street: string;
}) =>
  [address.name, address.mobile, address.province + address.city + address.district, address.street].join(
    ' ',
  );

const useWords = () => ({
  t: useMessages(orderDetailMessages),
  text: useText(),
  language: useLanguage(),
  words: useOrderWords(),
  groupText: useGroupText(),
});

type Words = ReturnType<typeof useWords>;

/** What only one kind of order has to say. */
const ofKind = (
  { t, text, language, groupText }: Words,
  { details, group }: AdminOrderDetail,
): readonly Fact[] => {
  const day = (value: string) => formatDay(value, language);
  switch (details.kind) {
    case 'tour':
      return [{ term: t('facts.group'), value: group ? groupText(group) : '' }];
    case 'hotel':
      return [
        { term: t('facts.room'), value: text(details.room) },
        { term: t('facts.stay'), value: `${day(details.checkIn)} – ${day(details.checkOut)}` },
        { term: t('facts.guests'), value: details.guests.join(' · ') },
        { term: t('facts.arrival'), value: details.arrivalTime },
      ];
    case 'ticket':
      return [
        { term: t('facts.ticket'), value: text(details.type) },
        { term: t('facts.slot'), value: details.from ? `${details.from}–${details.to ?? ''}` : '' },
      ];
    case 'goods':
      return [{ term: t('facts.address'), value: addressOf(details.address) }];
    case 'visa':
      return [
        { term: t('facts.visa'), value: text(details.type) },
        { term: t('facts.country'), value: text(details.country) },
        { term: t('facts.returnTo'), value: details.returnAddress ? addressOf(details.returnAddress) : '' },
      ];
  }
};

const contactOf = (contact: AdminOrderDetail['emergencyContact']): string =>
  contact ? [contact.name, contact.mobile, contact.email].filter(Boolean).join(' · ') : '';

/** What was booked, by whom and for when; what has nothing to say is left out. */
export const useFacts = (order: AdminOrderDetail): readonly Fact[] => {
  const all = useWords();
  const { t, language, words } = all;
  const { travelDay, paidAt, parcel, member, state, expiresAt, closedReason } = order;
  const facts = [
    { term: t('facts.product'), value: (language === 'en' && order.titleEn) || order.title },
    { term: t('facts.kind'), value: words.kind(order.kind) },
    { term: t('facts.travel'), value: travelDay ? formatDay(travelDay, language, { year: true }) : '' },
    { term: t('facts.quantity'), value: String(order.people) },
    ...ofKind(all, order),
    { term: t('facts.parcel'), value: parcel ? `${parcel.carrier} ${parcel.trackingNo}` : '' },
    { term: t('facts.reason'), value: order.fulfilmentReason ?? '' },
    { term: t('facts.member'), value: `${member.username} · ${member.nickname}` },
    { term: t('facts.contact'), value: contactOf(order.contact) },
    { term: t('facts.emergency'), value: contactOf(order.emergencyContact) },
    { term: t('facts.remark'), value: order.remark },
    { term: t('facts.placed'), value: formatInstant(order.createdAt, language) },
    { term: t('facts.paid'), value: paidAt ? formatInstant(paidAt, language) : '' },
    {
      term: t('facts.expires'),
      value: state === 'PENDING_PAYMENT' ? formatInstant(expiresAt, language) : '',
    },
    { term: t('facts.closed'), value: closedReason ? t(`closed.${closedReason}`) : '' },
  ];
  return facts.filter(({ value }) => value !== '');
};
