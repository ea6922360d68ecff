import { queryOf } from '@portal/shared/api';
import type { TicketDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import { BookingPage } from '#src/booking/page/booking-page.tsx';
import { MissingChoice } from '#src/booking/page/missing-choice.tsx';
import { WhenLoaded } from '#src/booking/page/when-loaded.tsx';
import { useSavedTravellers } from '#src/booking/people/use-saved-travellers.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import { TicketSections } from './ticket-sections.tsx';
import { type TicketAddress, useTicketAddress } from './use-ticket-address.ts';

const Missing = ({ ticketId }: { ticketId?: number }) => {
  const t = useMessages(ticketBookingMessages);
  const other = ticketId
    ? { to: paths.ticket(ticketId), label: t('missing.sight') }
    : { to: paths.tickets, label: t('missing.browse') };
  return <MissingChoice title={t('missing.title')} body={t('missing.body')} other={other} />;
};

/** The ticket type that has a slot, with it. */
const findSlot = ({ types }: Pick<TicketDetail, 'types'>, skuId: number) =>
  types
    .flatMap((type) => type.slots.map((slot) => ({ type, slot })))
    .find(({ slot }) => slot.skuId === skuId);

const TicketBooking = ({ visit }: { visit: TicketAddress }) => {
  const { ticketId, skuId, day } = visit;
  const sight = useQuery(queryOf('GET /api/v1/tickets/:id', { params: { id: ticketId } }));
  const travellers = useSavedTravellers();
  return (
    <WhenLoaded queries={[sight, travellers]} missing={<Missing />}>
      {(found, saved) => {
        const chosen = findSlot(found, skuId);
        if (!chosen) return <Missing ticketId={ticketId} />;
        return (
          <TicketSections
            key={`${ticketId} ${skuId} ${day}`}
            {...chosen}
            {...{ sight: found, visit, saved }}
          />
        );
      }}
    </WhenLoaded>
  );
};

/** From a ticket to an order: `/ticket/confirm-order?id=&skuId=&day=&count=`. */
export const TicketBookingScreen = () => {
  const visit = useTicketAddress();
  return <BookingPage>{visit ? <TicketBooking visit={visit} /> : <Missing />}</BookingPage>;
};
