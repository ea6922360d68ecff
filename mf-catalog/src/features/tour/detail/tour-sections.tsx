import type { TourDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { changeTermsOf } from '@portal/shared/rules';
import { Section } from '@portal/shared/ui';
import { TextList } from '#src/product/detail/text-list.tsx';
import { Itinerary } from '../itinerary/itinerary.tsx';
import { bookingMessages } from '../purchase/booking-messages.ts';
import { RefundSection } from '../purchase/refund-section.tsx';
import styles from './detail.module.css';
import { ExtrasList } from './extras-list.tsx';
import { tourDetailMessages } from './tour-detail-messages.ts';

/** The rest of the article: the days, what the price holds, what to know, what cancelling costs. */
export const TourSections = ({ tour, day }: { tour: TourDetail; day?: string }) => {
  const t = useMessages(tourDetailMessages);
  const booking = useMessages(bookingMessages);
  const { itinerary, included, excluded, notices, refundTiers } = tour.content;
  const { daysBefore, times } = changeTermsOf(tour.content);
  return (
    <>
      <Section id="itinerary" title={t('itinerary.title')}>
        <Itinerary days={itinerary} />
      </Section>
      <Section id="price" title={t('price.title')}>
        <div className={styles.holds}>
          <div>
            <h3 className={styles.subtitle}>{t('price.included')}</h3>
            <TextList texts={included} icon="check" />
          </div>
          <div>
            <h3 className={styles.subtitle}>{t('price.excluded')}</h3>
            <TextList texts={excluded} icon="minus" />
          </div>
          <ExtrasList extras={tour.content.extras ?? []} />
        </div>
      </Section>
      {notices.length > 0 && (
        <Section id="notices" title={t('notices')}>
          <TextList texts={notices} icon="info" />
        </Section>
      )}
      <Section id="refunds" title={booking('refund.title')}>
        <RefundSection tiers={refundTiers} day={day} />
        {times > 0 && <p className={styles.changes}>{t('changes', { count: daysBefore, times })}</p>}
      </Section>
    </>
  );
};
