import { queryOf } from '@portal/shared/api';
import type { TourDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Breadcrumbs, useMedia, useTitle } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BookingBar } from '../booking/booking-bar.tsx';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { useQuote } from '../booking/use-quote.ts';
import { useSelection } from '../booking/use-selection.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { tourMessages } from '../tour-messages.ts';
import { DepartureSection } from './departure-section.tsx';
import styles from './detail.module.css';
import { tourDetailMessages } from './tour-detail-messages.ts';
import { TourFactsList } from './tour-facts-list.tsx';
import { TourHead } from './tour-head.tsx';
import { Highlights, TourSections } from './tour-sections.tsx';

const useCrumbs = (tour: TourDetail) => {
  const t = useMessages(tourDetailMessages);
  const words = useMessages(tourMessages);
  const text = useText();
  return [
    { label: t('home'), to: paths.home },
    { label: words(`lists.${tour.category}.title`), to: paths.tours(tour.category) },
    { label: text(tour.title) },
  ];
};

/** A tour as its visitors read it, with the booking always at hand: beside it, or at the lower edge. */
export const TourArticle = ({ tour }: { tour: TourDetail }) => {
  const text = useText();
  useTitle(text(tour.title));
  const crumbs = useCrumbs(tour);
  const wide = useMedia('(min-width: 1000px)');
  const departures = useQuery(
    queryOf('GET /api/v1/tours/:id/departures', { params: { id: tour.id }, query: {} }, { silent: true }),
  );
  const selection = useSelection(tour);
  const quote = useQuote(tour.id, selection);
  const calendar = useRef<HTMLDivElement>(null);
  const chooseDay = () => {
    calendar.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const booking = { tour, selection, quote, onChooseDay: chooseDay };

  return (
    <article className={styles.article} data-bar={!wide}>
      <Breadcrumbs items={crumbs} />
      <TourHead tour={tour} />
      <Gallery pictures={tour.gallery.length > 0 ? tour.gallery : [tour.picture]} title={text(tour.title)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TourFactsList tour={tour} />
          <Highlights texts={tour.content.highlights} />
          <div ref={calendar} className={styles.anchor}>
            <DepartureSection query={departures} selection={selection} />
          </div>
          {!wide && <BookingPanel {...booking} withoutBooking />}
          <TourSections tour={tour} day={selection.departure?.day} />
        </div>
        {wide && (
          <aside className={styles.aside}>
            <BookingPanel {...booking} />
          </aside>
        )}
      </div>
      {!wide && <BookingBar {...booking} />}
    </article>
  );
};
