import { useDocumentName } from '@portal/shared/booking';
import type { TourDetail, TravelDocuments } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { decisionHour, depositTermsOf } from '@portal/shared/rules';
import { productMessages } from '#src/product/card/product-messages.ts';
import { Facts } from '#src/product/detail/facts.tsx';
import { tourDetailMessages } from './tour-detail-messages.ts';

const useDocuments = () => {
  const t = useMessages(tourDetailMessages);
  const documentName = useDocumentName();
  return ({ accepted, passportMonths }: TravelDocuments): string => {
    const names = accepted.map(documentName).join(t('facts.or'));
    return passportMonths === null ? names : t('facts.validPassport', { names, count: passportMonths });
  };
};

/** What a tour is in figures and names. */
export const TourFactsList = ({ tour }: { tour: TourDetail }) => {
  const t = useMessages(tourDetailMessages);
  const words = useMessages(productMessages);
  const text = useText();
  const documents = useDocuments()(tour.content.travelDocuments);
  const { minGroup, cutoffDays } = tour.content;
  const deposit = depositTermsOf(tour.content);
  const facts = [
    { term: t('facts.days'), value: words('days', { count: tour.days }) },
    { term: t('facts.departureCity'), value: text(tour.departureCity) },
    { term: t('facts.destination'), value: text(tour.destination) },
    { term: t('facts.group'), value: t('facts.minGroup', { count: minGroup }) },
    {
      term: t('facts.cutoff'),
      value:
        cutoffDays > 0
          ? t('facts.cutoffDays', { count: cutoffDays, hour: decisionHour })
          : t('facts.sameDay'),
    },
    {
      term: t('facts.deposit'),
      value: deposit && t('facts.depositTerms', { percent: deposit.percent, count: deposit.balanceDays }),
    },
    { term: t('facts.documents'), value: documents },
    { term: t('facts.themes'), value: tour.themes.map(text).join(' · ') },
  ];
  return <Facts label={t('facts.label')} items={facts} />;
};
