import { queryOf } from '@portal/shared/api';
import type { TourDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DetailLayout, NarrowOnly } from '#src/product/detail/detail-layout.tsx';
import { Highlights } from '#src/product/detail/highlights.tsx';
import { Questions } from '#src/product/detail/questions/questions.tsx';
import { RecentlyViewed } from '#src/product/detail/related/recently-viewed.tsx';
import { Related } from '#src/product/detail/related/related.tsx';
import { Reviews } from '#src/product/detail/reviews/reviews.tsx';
import { scrollToStart } from '#src/product/detail/scroll-to-start.ts';
import type { SectionTab } from '#src/product/detail/section-tabs.tsx';
import { GroupNote } from '../list/group-note.tsx';
import { tourLists } from '../list/tour-lists.ts';
import { BookingBar } from '../purchase/booking-bar.tsx';
import { bookingMessages } from '../purchase/booking-messages.ts';
import { BookingPanel } from '../purchase/booking-panel.tsx';
import { withBookablePrice } from '../purchase/departure-days.ts';
import { useQuote } from '../purchase/use-quote.ts';
import { useSelection } from '../purchase/use-selection.ts';
import { DepartureSection } from './departure-section.tsx';
import styles from './detail.module.css';
import { tourDetailMessages } from './tour-detail-messages.ts';
import { TourFactsList } from './tour-facts-list.tsx';
import { TourHead } from './tour-head.tsx';
import { TourSections } from './tour-sections.tsx';

/** The departures of a tour with current seats; refetched when the page gets focus. */
const useDepartures = (tourId: number) =>
  useQuery({
    ...queryOf('GET /api/v1/tours/:id/departures', { params: { id: tourId }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: 'always',
  });

const TourFoot = ({ tour }: { tour: TourDetail }) => (
  <>
    <Questions productId={tour.id} />
    <Reviews product={tour} />
    <Related product={tour} />
    <RecentlyViewed except={tour.id} />
  </>
);

/** The sections of the page of a tour, as its tabs. */
const useSections = ({ content }: TourDetail): readonly SectionTab[] => {
  const t = useMessages(tourDetailMessages);
  const booking = useMessages(bookingMessages);
  return [
    ['departures', booking('calendar.title')],
    ['itinerary', t('itinerary.title')],
    ['price', t('price.title')],
    content.notices.length > 0 && ['notices', t('notices')],
    ['refunds', booking('refund.title')],
  ];
};

const isForGroups = ({ category }: TourDetail) => tourLists[category].forGroups === true;

/** A tour as its visitors read it, with the booking always at hand. */
export const TourArticle = ({ tour: listed }: { tour: TourDetail }) => {
  const t = useMessages(bookingMessages);
  const words = useMessages(tourDetailMessages);
  const departures = useDepartures(listed.id);
  const tour = withBookablePrice(listed, departures.data);
  const selection = useSelection(tour, departures);
  const quote = useQuote(tour.id, selection);
  const calendar = useRef<HTMLDivElement>(null);
  const chooseDay = () => {
    scrollToStart(calendar.current);
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const booking = { tour, selection, quote, onChooseDay: chooseDay };
  return (
    <DetailLayout
      head={<TourHead tour={tour} day={selection.departure?.day} />}
      panel={<BookingPanel {...booking} />}
      bar={<BookingBar {...booking} />}
      barLabel={t('bar')}
      sections={useSections(tour)}
      foot={<TourFoot tour={tour} />}
    >
      <TourFactsList tour={tour} />
      <Highlights title={words('highlights')} texts={tour.content.highlights} />
      {isForGroups(tour) && <GroupNote tourId={tour.id} />}
      <div ref={calendar} className={styles.anchor}>
        <DepartureSection query={departures} selection={selection} />
      </div>
      <NarrowOnly>
        <div className={styles.booking}>
          <BookingPanel {...booking} withoutBooking />
        </div>
      </NarrowOnly>
      <TourSections tour={tour} day={selection.departure?.day} />
    </DetailLayout>
  );
};
