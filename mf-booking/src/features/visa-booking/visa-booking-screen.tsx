import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import { useSavedAddresses } from '#src/booking/address/use-saved-addresses.ts';
import { BookingPage } from '#src/booking/page/booking-page.tsx';
import { MissingChoice } from '#src/booking/page/missing-choice.tsx';
import { WhenLoaded } from '#src/booking/page/when-loaded.tsx';
import { useSavedTravellers } from '#src/booking/people/use-saved-travellers.ts';
import { useVisaAddress, type VisaAddress } from './use-visa-address.ts';
import { visaBookingMessages } from './visa-booking-messages.ts';
import { VisaSections } from './visa-sections.tsx';

const Missing = ({ visaId }: { visaId?: number }) => {
  const t = useMessages(visaBookingMessages);
  const other = visaId
    ? { to: paths.visa(visaId), label: t('missing.visa') }
    : { to: paths.visas, label: t('missing.browse') };
  return <MissingChoice title={t('missing.title')} body={t('missing.body')} other={other} />;
};

const VisaBooking = ({ visaId, skuId }: VisaAddress) => {
  const visa = useQuery(queryOf('GET /api/v1/visas/:id', { params: { id: visaId } }));
  const travellers = useSavedTravellers();
  const addresses = useSavedAddresses();
  return (
    <WhenLoaded queries={[visa, travellers, addresses]} missing={<Missing />}>
      {(found, saved, book) => {
        const type = found.types.find((one) => one.skuId === skuId);
        if (!type) return <Missing visaId={visaId} />;
        return <VisaSections key={`${visaId} ${skuId}`} {...{ visa: found, type, saved, book }} />;
      }}
    </WhenLoaded>
  );
};

/** From a visa to an order: `/visa/visaPreview?id=&skuId=`. */
export const VisaBookingScreen = () => {
  const address = useVisaAddress();
  return <BookingPage>{address ? <VisaBooking {...address} /> : <Missing />}</BookingPage>;
};
