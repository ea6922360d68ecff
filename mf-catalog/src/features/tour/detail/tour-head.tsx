import { readConfig } from '@portal/shared/config';
import type { TourDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, useHydrated } from '@portal/shared/ui';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { CompareButton } from '#src/product/compare/compare-button.tsx';
import { DetailHead } from '#src/product/detail/detail-head.tsx';
import { Sold } from '#src/product/detail/sold.tsx';
import { Gallery } from '#src/product/gallery/gallery.tsx';
import { tourMessages } from '../tour-messages.ts';
import styles from './detail.module.css';
import { tourDetailMessages } from './tour-detail-messages.ts';

interface TourHeadProps {
  readonly tour: TourDetail;
  /** The chosen departure. */
  readonly day?: string;
}

/** Stands on paper only: whose tour it is, for which day, and where it can be read again. */
const PaperHead = ({ day }: Pick<TourHeadProps, 'day'>) => {
  const t = useMessages(tourDetailMessages);
  const language = useLanguage();
  const hydrated = useHydrated();
  return (
    <div className={styles.paper}>
      <strong>{readConfig().SYSTITLE}</strong>
      <span>
        {day
          ? t('paper.departure', { day: formatDay(day, language, { year: true }) })
          : t('paper.noDeparture')}
      </span>
      <span>
        {t('paper.address')} {hydrated && window.location.href}
      </span>
    </div>
  );
};

const Actions = ({ tour }: TourHeadProps) => {
  const t = useMessages(tourDetailMessages);
  return (
    <>
      <CompareButton tourId={tour.id} />
      <span className={styles.print}>
        <Button kind="quiet" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </span>
    </>
  );
};

/** The title of a tour, what can be done with it, and its pictures. */
export const TourHead = ({ tour, day }: TourHeadProps) => {
  const words = useMessages(tourMessages);
  const text = useText();
  const trail = [{ label: words(`lists.${tour.category}.title`), to: paths.tours(tour.category) }];
  const marks = (
    <>
      <SavingTag product={tour} />
      <Sold product={tour} />
    </>
  );
  return (
    <>
      <PaperHead day={day} />
      <DetailHead product={tour} trail={trail} marks={marks} actions={<Actions tour={tour} />} />
      <Gallery
        pictures={tour.gallery.length > 0 ? tour.gallery : [tour.picture]}
        alts={tour.alts}
        title={text(tour.title)}
      />
    </>
  );
};
