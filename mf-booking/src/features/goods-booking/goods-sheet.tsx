import { useMessages } from '@portal/shared/i18n';
import { AddressFields } from '#src/booking/address/address-fields.tsx';
import { BookingSheet } from '#src/booking/booking-sheet.tsx';
import { ExtrasSection } from '#src/booking/parts/extras-section.tsx';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { TermsSection } from '#src/booking/parts/terms-section.tsx';
import { useBooking } from '#src/booking/use-booking.ts';
import { goodsBookingMessages } from './goods-booking-messages.ts';
import { type OrderedThings, useGoodsKind } from './goods-kind.ts';
import { ThingsSection } from './things-section.tsx';

/** The form of goods: what is ordered, where it is sent, terms. */
export const GoodsSheet = ({ things }: { readonly things: OrderedThings }) => {
  const t = useMessages(goodsBookingMessages);
  const booking = useBooking(useGoodsKind(things));
  const { state, quote, labels } = booking;
  return (
    <BookingSheet booking={booking}>
      <ThingsSection things={things} other={labels.other} />
      <FormSection title={t('address.title')} lead={t('address.lead')}>
        <AddressFields
          at="address"
          value={state.form.address}
          errorOf={state.errorOf}
          onChange={(address) => state.change((form) => ({ ...form, address }))}
        />
      </FormSection>
      <ExtrasSection state={state} label={t('remark.label')} hint={t('remark.hint')} />
      <TermsSection terms={quote.data?.terms} />
    </BookingSheet>
  );
};
