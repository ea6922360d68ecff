import type { RoomCancellation, Text } from '@portal/shared/contract';
import { addDays, freeUntil } from '@portal/shared/rules';
import { formatDay } from '#src/platform/text/index.ts';

const wholeStay: Text = {
  zh: '预订后不可取消，不退房费',
  en: 'Non-refundable: the whole stay is charged',
};

const firstNight: Text = {
  zh: '现在取消将收取首晚房费',
  en: 'If you cancel now, the first night is charged',
};

const freeTerm = ({ daysBefore, hour }: RoomCancellation, checkIn: string): Text => {
  const day = formatDay(addDays(checkIn, -daysBefore));
  const time = `${String(hour).padStart(2, '0')}:00`;
  return {
    zh: `${day.zh} ${time}（北京时间）前可免费取消，之后取消收取首晚房费`,
    en: `Free cancellation until ${time} on ${day.en} (Beijing time), after that the first night is charged`,
  };
};

const noShow = (checkIn: string): Text => {
  const day = formatDay(checkIn);
  return {
    zh: `${day.zh}未入住的，收取全部房费`,
    en: `No-show on ${day.en}: the whole stay is charged`,
  };
};

/** The cancellation policy of a stay as text, as of `now`. */
export const hotelTerms = (cancellation: RoomCancellation, checkIn: string, now: Date): readonly Text[] => {
  if (!cancellation.free) return [wholeStay];
  const isFree = now < freeUntil(cancellation, checkIn);
  return [isFree ? freeTerm(cancellation, checkIn) : firstNight, noShow(checkIn)];
};
