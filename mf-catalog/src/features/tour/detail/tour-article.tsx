import type { TourDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useRef } from 'react';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { DetailHead } from '#src/product/detail/detail-head.tsx';
import { DetailLayout, useDetailWide } from '#src/product/detail/detail-layout.tsx';
import { RecentlyViewed } from '#src/product/detail/recently-viewed.tsx';
import { Related } from '#src/product/detail/related.tsx';
import { Reviews } from '#src/product/detail/reviews.tsx';
import { Sold } from '#src/product/detail/sold.tsx';
import { Gallery } from '#src/product/gallery/gallery.tsx';
import { BookingBar } from '../booking/booking-bar.tsx';
import { bookingMessages } from '../booking/booking-messages.ts';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { withBookablePrice } from '../booking/departure-days.ts';
import { useDepartures } from '../booking/use-departures.ts';
import { useQuote } from '../booking/use-quote.ts';
import { useSelection } from '../booking/use-selection.ts';
import { tourMessages } from '../tour-messages.ts';
import { DepartureSection } from './departure-section.tsx';
import styles from './detail.module.css';
import { TourFactsList } from './tour-facts-list.tsx';
import { Highlights, TourSections } from './tour-sections.tsx';

const TourHead = ({ tour }: { tour: TourDetail }) => {
  const words = useMessages(tourMessages);
  const text = useText();
  const trail = [{ label: words(`lists.${tour.category}.title`), to: paths.tours(tour.category) }];
  const marks = (
    <>
      <SavingTag product={tour} />
      <Sold product={tour} />
    </>
  );
  return (
    <>
      <DetailHead product={tour} trail={trail} marks={marks} />
      <Gallery pictures={tour.gallery.length > 0 ? tour.gallery : [tour.picture]} title={text(tour.title)} />
    </>
  );
};

const TourFoot = ({ tour }: { tour: TourDetail }) => (
  <>
    <Reviews product={tour} />
    <Related product={tour} />
    <RecentlyViewed except={tour.id} />
  </>
);

/** A tour as its visitors read it, with the booking always at hand. */
export const TourArticle = ({ tour: listed }: { tour: TourDetail }) => {
  const t = useMessages(bookingMessages);
  const wide = useDetailWide();
  const departures = useDepartures(listed.id);
  const tour = withBookablePrice(listed, departures.data);
  const selection = useSelection(tour, departures);
  const quote = useQuote(tour.id, selection);
  const calendar = useRef<HTMLDivElement>(null);
  const chooseDay = () => {
    calendar.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const booking = { tour, selection, quote, onChooseDay: chooseDay };
  return (
    <DetailLayout
      head={<TourHead tour={tour} />}
      panel={<BookingPanel {...booking} />}
      bar={<BookingBar {...booking} />}
      barLabel={t('bar')}
      foot={<TourFoot tour={tour} />}
    >
      <TourFactsList tour={tour} />
      <Highlights texts={tour.content.highlights} />
      <div ref={calendar} className={styles.anchor}>
        <DepartureSection query={departures} selection={selection} />
      </div>
      {!wide && <BookingPanel {...booking} withoutBooking />}
      <TourSections tour={tour} day={selection.departure?.day} />
    </DetailLayout>
  );
};
