import type { TicketDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { DetailLayout } from '#src/product/detail/detail-layout.tsx';
import { Questions } from '#src/product/detail/questions/questions.tsx';
import { RecentlyViewed } from '#src/product/detail/related/recently-viewed.tsx';
import { Related } from '#src/product/detail/related/related.tsx';
import { Reviews } from '#src/product/detail/reviews/reviews.tsx';
import type { SectionTab } from '#src/product/detail/section-tabs.tsx';
import { TextList } from '#src/product/detail/text-list.tsx';
import { Gallery } from '#src/product/gallery/gallery.tsx';
import { TicketBooking } from '../purchase/ticket-booking.tsx';
import { ticketBookingMessages } from '../purchase/ticket-booking-messages.ts';
import { useTicketBooking } from '../purchase/use-ticket-booking.ts';
import { VisitBar } from '../purchase/visit-bar.tsx';
import { VisitPanel } from '../purchase/visit-panel.tsx';
import styles from './ticket.module.css';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketHead } from './ticket-head.tsx';
import { ticketMessages } from './ticket-messages.ts';
import { TicketSections } from './ticket-sections.tsx';

const TicketFoot = ({ ticket }: { ticket: TicketDetail }) => (
  <>
    <Questions productId={ticket.id} />
    <Reviews product={ticket} />
    <Related product={ticket} />
    <RecentlyViewed except={ticket.id} />
  </>
);

/** The sections of the page of a sight, as its tabs. */
const useSections = ({ content }: TicketDetail): readonly SectionTab[] => {
  const t = useMessages(ticketMessages);
  const booking = useMessages(ticketBookingMessages);
  const { notices, sights, openingHours, gettingThere, about } = content;
  return [
    ['tickets', booking('types.title')],
    notices.length > 0 && ['notices', t('notices')],
    sights.length > 0 && ['sights', t('sights')],
    openingHours.length > 0 && ['opening-hours', t('opening.title')],
    gettingThere.length > 0 && ['getting-there', t('gettingThere')],
    about.length > 0 && ['about', t('about')],
  ];
};

/** A sight as its visitors read it, with its tickets always at hand. */
export const TicketArticle = ({ ticket }: { ticket: TicketDetail }) => {
  const t = useMessages(ticketMessages);
  const words = useMessages(ticketBookingMessages);
  const text = useText();
  const booking = useTicketBooking(ticket);
  const pictures = ticket.gallery.length > 0 ? ticket.gallery : [ticket.picture];
  const parts = { ticket, visit: booking.visit, onNext: booking.onNext };
  return (
    <DetailLayout
      head={<TicketHead ticket={ticket} />}
      panel={<VisitPanel {...parts} />}
      bar={<VisitBar {...parts} />}
      barLabel={words('bar')}
      sections={useSections(ticket)}
      foot={<TicketFoot ticket={ticket} />}
    >
      <div className={styles.gallery}>
        <Gallery pictures={pictures} alts={ticket.alts} title={text(ticket.title)} />
      </div>
      <TicketFacts ticket={ticket} />
      {ticket.content.highlights.length > 0 && (
        <Section title={t('highlights')}>
          <TextList texts={ticket.content.highlights} icon="star" />
        </Section>
      )}
      <TicketBooking ticket={ticket} booking={booking} />
      <TicketSections content={ticket.content} />
    </DetailLayout>
  );
};
