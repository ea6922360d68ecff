import type { Address } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { AddressChoice } from '#src/booking/address/address-choice.tsx';
import { BookingSheet } from '#src/booking/booking-sheet.tsx';
import { ExtrasSection } from '#src/booking/parts/extras-section.tsx';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { TermsSection } from '#src/booking/parts/terms-section.tsx';
import { useBooking } from '#src/booking/use-booking.ts';
import { goodsBookingMessages } from './goods-booking-messages.ts';
import { type OrderedLines, useGoodsKind } from './goods-kind.ts';
import { LinesSection } from './lines-section.tsx';

interface GoodsSectionsProps {
  readonly things: OrderedLines;
  /** The member's own addresses. */
  readonly book: readonly Address[];
}

/** The form of goods: what is ordered, where it is sent, terms. */
export const GoodsSections = ({ things, book }: GoodsSectionsProps) => {
  const t = useMessages(goodsBookingMessages);
  const booking = useBooking(useGoodsKind(things, book));
  const { state, quote, labels } = booking;
  return (
    <BookingSheet booking={booking}>
      <LinesSection things={things} other={labels.other} />
      <FormSection title={t('address.title')} lead={t('address.lead')}>
        <AddressChoice
          at="address"
          book={book}
          value={state.values.address}
          errorOf={state.errorOf}
          onChange={(next) => state.change((form) => ({ ...form, address: next(form.address) }))}
        />
      </FormSection>
      <ExtrasSection state={state} label={t('remark.label')} hint={t('remark.hint')} />
      <TermsSection terms={quote.data?.terms} />
    </BookingSheet>
  );
};
