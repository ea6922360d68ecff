import type { Text, TourDetail, TourExtra } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { changeTermsOf } from '@portal/shared/rules';
import { Section } from '@portal/shared/ui';
import { TextList } from '#src/product/detail/text-list.tsx';
import { Itinerary } from '../itinerary/itinerary.tsx';
import { bookingMessages } from '../purchase/booking-messages.ts';
import { RefundSection } from '../purchase/refund-section.tsx';
import styles from './detail.module.css';
import { tourDetailMessages } from './tour-detail-messages.ts';

/** What can be booked with the tour, and its price. */
const useExtraTexts = (extras: readonly TourExtra[]): Text[] => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const language = useLanguage();
  return extras.map(({ name, price, perPerson }) => {
    const words = { name: text(name), amount: formatMoney(price, language) };
    return { zh: t(perPerson ? 'price.perPerson' : 'price.perBooking', words) };
  });
};

/** The rest of the article: the days, what the price holds, what to know, what cancelling costs. */
export const TourSections = ({ tour, day }: { tour: TourDetail; day?: string }) => {
  const t = useMessages(tourDetailMessages);
  const booking = useMessages(bookingMessages);
  const { itinerary, included, excluded, extras = [], notices, refundTiers } = tour.content;
  const extraTexts = useExtraTexts(extras);
  const { daysBefore, times } = changeTermsOf(tour.content);
  return (
    <>
      <Section title={t('itinerary.title')}>
        <Itinerary days={itinerary} />
      </Section>
      <Section title={t('price.title')}>
        <div className={styles.holds}>
          <div>
            <h3 className={styles.subtitle}>{t('price.included')}</h3>
            <TextList texts={included} icon="check" />
          </div>
          <div>
            <h3 className={styles.subtitle}>{t('price.excluded')}</h3>
            <TextList texts={excluded} icon="minus" />
          </div>
          {extras.length > 0 && (
            <div>
              <h3 className={styles.subtitle}>{t('price.extras')}</h3>
              <TextList texts={extraTexts} icon="plus" />
            </div>
          )}
        </div>
      </Section>
      {notices.length > 0 && (
        <Section title={t('notices')}>
          <TextList texts={notices} icon="info" />
        </Section>
      )}
      <Section title={booking('refund.title')}>
        <RefundSection tiers={refundTiers} day={day} />
        {times > 0 && <p className={styles.changes}>{t('changes', { count: daysBefore, times })}</p>}
      </Section>
    </>
  );
};
