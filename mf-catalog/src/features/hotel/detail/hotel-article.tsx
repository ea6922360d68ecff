import type { HotelDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Button, ErrorState, Section } from '@portal/shared/ui';
import { useRef } from 'react';
import { DetailLayout, NarrowOnly } from '#src/product/detail/detail-layout.tsx';
import { Questions } from '#src/product/detail/questions/questions.tsx';
import { RecentlyViewed } from '#src/product/detail/related/recently-viewed.tsx';
import { Related } from '#src/product/detail/related/related.tsx';
import { Reviews } from '#src/product/detail/reviews/reviews.tsx';
import { scrollToStart } from '#src/product/detail/scroll-to-start.ts';
import type { SectionTab } from '#src/product/detail/section-tabs.tsx';
import { TextList } from '#src/product/detail/text-list.tsx';
import { Gallery } from '#src/product/gallery/gallery.tsx';
import { stockBySku } from '#src/product/stock/stock-days.ts';
import { lowestAmount, roomChoices } from '../purchase/room-choice.ts';
import { stayMessages } from '../purchase/stay-messages.ts';
import { StayPanel } from '../purchase/stay-panel.tsx';
import { StayPrice } from '../purchase/stay-price.tsx';
import { useHotelStock } from '../purchase/use-hotel-stock.ts';
import { useStay } from '../purchase/use-stay.ts';
import { RoomList } from '../rooms/room-list.tsx';
import { roomMessages } from '../rooms/room-messages.ts';
import styles from './hotel.module.css';
import { HotelFacts } from './hotel-facts.tsx';
import { HotelHead } from './hotel-head.tsx';
import { hotelMessages } from './hotel-messages.ts';
import { HotelSections } from './hotel-sections.tsx';

const HotelFoot = ({ hotel }: { hotel: HotelDetail }) => (
  <>
    <Questions productId={hotel.id} />
    <Reviews product={hotel} />
    <Related product={hotel} />
    <RecentlyViewed except={hotel.id} />
  </>
);

/** The sections of the page of a hotel, as its tabs. */
const useSections = ({ content }: HotelDetail): readonly SectionTab[] => {
  const t = useMessages(hotelMessages);
  const rooms = useMessages(roomMessages);
  const own = (['facilities', 'surroundings', 'policies', 'about'] as const).map(
    (name): SectionTab => content[name].length > 0 && [name, t(name)],
  );
  return [['room-types', rooms('title')], ...own];
};

/** The availability of the room types for the stay in the URL, and the lowest price of the stay. */
const useRooms = (hotel: HotelDetail) => {
  const state = useStay();
  const query = useHotelStock(hotel.id, state.stay.checkOut);
  const choices = query.data && roomChoices(hotel.rooms, stockBySku(query.data), state.stay, state.today);
  return { state, query, choices, lowest: choices && (lowestAmount(choices) ?? null) };
};

/** A hotel as its visitors read it: its rooms for the days they look at, with those days always at hand. */
export const HotelArticle = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useMessages(hotelMessages);
  const words = useMessages(stayMessages);
  const roomWords = useMessages(roomMessages);
  const text = useText();
  const { state, query, choices, lowest } = useRooms(hotel);
  const rooms = useRef<HTMLDivElement>(null);
  const chooseRoom = () => {
    scrollToStart(rooms.current);
    rooms.current?.querySelector<HTMLElement>('article :is(a, button)')?.focus({ preventScroll: true });
  };
  const pictures = hotel.gallery.length > 0 ? hotel.gallery : [hotel.picture];
  const panel = { hotel, state, lowest, onChooseRoom: chooseRoom };
  return (
    <DetailLayout
      head={<HotelHead hotel={hotel} />}
      panel={<StayPanel {...panel} />}
      bar={
        <>
          <div>
            <StayPrice stay={state.stay} lowest={lowest} />
          </div>
          <Button kind="book" size="large" onClick={chooseRoom}>
            {words('chooseRoom')}
          </Button>
        </>
      }
      barLabel={words('bar')}
      sections={useSections(hotel)}
      foot={<HotelFoot hotel={hotel} />}
    >
      <div className={styles.gallery}>
        <Gallery pictures={pictures} alts={hotel.alts} title={text(hotel.title)} />
      </div>
      <HotelFacts content={hotel.content} />
      {hotel.content.highlights.length > 0 && (
        <Section title={t('highlights')}>
          <TextList texts={hotel.content.highlights} icon="star" />
        </Section>
      )}
      <NarrowOnly>
        <StayPanel {...panel} withoutBooking />
      </NarrowOnly>
      <div ref={rooms} className={styles.anchor}>
        <Section id="room-types" title={roomWords('title')}>
          {query.error && !choices ? (
            <ErrorState error={query.error} onRetry={query.refetch} />
          ) : (
            <RoomList hotel={hotel} choices={choices} state={state} />
          )}
        </Section>
      </div>
      <HotelSections content={hotel.content} />
    </DetailLayout>
  );
};
