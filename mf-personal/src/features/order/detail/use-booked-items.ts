import type { OrderDetail, OrderDetails } from '@portal/shared/contract';
import { defineMessages, formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import en from './booked-messages.en.json' with { type: 'json' };
import zh from './booked-messages.zh-cn.json' with { type: 'json' };

const bookedMessages = defineMessages('orderBooked', { 'zh-cn': zh, en });

interface Item {
  readonly term: string;
  readonly value: string;
}

type Kind = OrderDetails['kind'];
type DetailsOf<K extends Kind> = Extract<OrderDetails, { kind: K }>;

const useWords = () => {
  const t = useMessages(bookedMessages);
  const text = useText();
  const language = useLanguage();
  const day = (value: string | null) => (value ? formatDay(value, language, { year: true }) : t('noDay'));
  return { t, text, day };
};

type Words = ReturnType<typeof useWords>;

/** Tour leader and meeting point, as far as staff have entered them. */
const departureItems = ({ t, text }: Words, departure: OrderDetail['departure']): readonly Item[] => {
  if (!departure) return [];
  const { leaderName, leaderMobile, meetingPoint, meetingTime } = departure;
  const meeting = [meetingTime, meetingPoint && text(meetingPoint)].filter(Boolean).join(' · ');
  const leader = [leaderName, leaderMobile].filter(Boolean).join(' · ');
  return [
    ...(meeting ? [{ term: t('meeting'), value: meeting }] : []),
    ...(leader ? [{ term: t('leader'), value: leader }] : []),
  ];
};

const tourItems = ({ t, day }: Words, details: DetailsOf<'tour'>, travelDay: string | null) => {
  const { days, adults, children, singleRooms } = details;
  const people = [
    t('adults', { count: adults }),
    ...(children > 0 ? [t('children', { count: children })] : []),
    ...(singleRooms > 0 ? [t('singleRooms', { count: singleRooms })] : []),
  ];
  return [
    { term: t('departs'), value: day(travelDay) },
    { term: t('duration'), value: t('days', { count: days }) },
    { term: t('people'), value: people.join(' · ') },
  ];
};

const hotelItems = ({ t, text, day }: Words, details: DetailsOf<'hotel'>): readonly Item[] => [
  { term: t('room'), value: text(details.room) },
  { term: t('checkIn'), value: day(details.checkIn) },
  {
    term: t('checkOut'),
    value: `${day(details.checkOut)} · ${t('nights', { count: details.nights.length })}`,
  },
  { term: t('rooms'), value: t('roomCount', { count: details.rooms }) },
  { term: t('guests'), value: details.guests.join(' · ') },
  { term: t('arrival'), value: details.arrivalTime },
];

const ticketItems = ({ t, text, day }: Words, details: DetailsOf<'ticket'>): readonly Item[] => [
  { term: t('ticket'), value: text(details.type) },
  { term: t('visitDay'), value: day(details.day) },
  ...(details.from ? [{ term: t('slot'), value: `${details.from}–${details.to ?? ''}` }] : []),
  { term: t('count'), value: t('tickets', { count: details.count }) },
];

const visaItems = ({ t, text, day }: Words, details: DetailsOf<'visa'>): readonly Item[] => [
  { term: t('visa'), value: text(details.type) },
  { term: t('country'), value: text(details.country) },
  { term: t('travelDay'), value: day(details.travelDay) },
];

/** What was booked, as it was frozen then, in a few lines; goods are shown one by one instead. */
export const useBookedItems = ({ details, travelDay, departure }: OrderDetail): readonly Item[] => {
  const words = useWords();
  switch (details.kind) {
    case 'tour':
      return [...tourItems(words, details, travelDay), ...departureItems(words, departure)];
    case 'hotel':
      return hotelItems(words, details);
    case 'ticket':
      return ticketItems(words, details);
    case 'visa':
      return visaItems(words, details);
    case 'goods':
      return [];
  }
};
