import type { Departure, TourDetail, Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { dayOf } from '@portal/shared/rules';
import { FormErrors, Steps } from '@portal/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';
import { DepartureCard } from './departure-card.tsx';
import { clearDraft, type DraftOwner, readDraft, writeDraft } from './form/booking-draft.ts';
import { bookingBody, dropUnknown, type PeopleAsked } from './form/booking-form.ts';
import { useBookingForm } from './form/use-booking-form.ts';
import { keepTravellers } from './keep-travellers.ts';
import { ContactSections } from './people/contact-sections.tsx';
import { PeopleSection } from './people/people-section.tsx';
import { TravellersSection } from './people/travellers-section.tsx';
import { PriceSummary } from './price/price-summary.tsx';
import { useQuote } from './price/use-quote.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { TermsSection } from './terms/terms-section.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** What is booked, and who the member may book for. */
export interface Offer {
  readonly tour: TourDetail;
  readonly departure: Departure;
  readonly saved: readonly Traveller[];
}

interface BookingSheetProps {
  readonly offer: Offer;
  readonly owner: DraftOwner;
  readonly asked: PeopleAsked;
}

const useDraftedForm = ({ offer, owner, asked }: BookingSheetProps) => {
  const { tour, departure, saved } = offer;
  const [first] = useState(() => {
    const draft = readDraft(owner, asked);
    return { ...draft, travellers: dropUnknown(draft.travellers, saved) };
  });
  const terms = {
    day: departure.day,
    today: dayOf(new Date()),
    saved,
    limits: { maxPeople: tour.content.maxPeople, singleSupplement: departure.singleSupplement },
  };
  const state = useBookingForm(first, terms);
  const { userId, tourId, day } = owner;
  const { adults, children } = asked;
  useEffect(
    () => writeDraft({ userId, tourId, day }, state.form, { adults, children }),
    [userId, tourId, day, adults, children, state.form],
  );
  return { state, terms };
};

/** The booking form: people, travellers, contacts, terms, price, and the one button at the end. */
export const BookingSheet = (props: BookingSheetProps) => {
  const { offer, owner } = props;
  const { tour, departure } = offer;
  const t = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { state, terms } = useDraftedForm(props);
  const { form } = state;
  const target = { tourId: tour.id, skuId: departure.skuId, day: departure.day };
  const { adults, children, singleRooms } = form;
  const quote = useQuote({ ...target, adults, children, singleRooms });
  const { place, busy, shown } = usePlaceOrder({
    state,
    onPlaced: ({ orderNo }) => {
      clearDraft(owner);
      void keepTravellers(form);
      navigate(paths.pay(orderNo), { replace: true });
    },
  });
  const counting = quote.isFetching || quote.isPlaceholderData;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.tryToSend() || !quote.data || counting || busy) return;
    place(bookingBody(form, target, quote.data.amount));
  };
  return (
    <form noValidate onSubmit={submit} onBlur={({ target: left }) => state.leave(left.id)}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <Steps current={0} items={[t('steps.fill'), t('steps.pay'), t('steps.done')]} />
      </header>
      <div className={styles.columns}>
        <div className={styles.content}>
          <FormErrors errors={state.summary} attempt={state.attempt} />
          {shown && <RefusalNotice shown={shown} amount={quote.data?.amount} tourId={tour.id} />}
          <DepartureCard tour={tour} departure={departure} />
          <PeopleSection offer={offer} state={state} />
          <TravellersSection state={state} terms={terms} />
          <ContactSections state={state} />
          <TermsSection
            state={state}
            tiers={quote.data?.refundTiers ?? tour.content.refundTiers}
            day={departure.day}
          />
        </div>
        <PriceSummary quote={quote} busy={busy} counting={counting} />
      </div>
    </form>
  );
};
