import type { TourDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Button, Rating, toast, useCopied } from '@portal/shared/ui';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { tourMessages } from '../tour-messages.ts';
import styles from './detail.module.css';
import { tourDetailMessages } from './tour-detail-messages.ts';

const ShareButton = () => {
  const t = useMessages(tourDetailMessages);
  const [copied, copy] = useCopied();
  const share = () => copy(window.location.href).catch(() => toast.error(t('copyRefused')));
  return (
    <Button kind="quiet" icon={copied ? 'check' : 'share'} onClick={() => void share()}>
      <span role="status">{copied ? t('copied') : t('share')}</span>
    </Button>
  );
};

/** The title of a tour, and what others thought of it. */
export const TourHead = ({ tour }: { tour: TourDetail }) => {
  const words = useMessages(tourMessages);
  const text = useText();
  return (
    <header className={styles.head}>
      <div>
        <h1>{text(tour.title)}</h1>
        {tour.summary && <p className={styles.summary}>{text(tour.summary)}</p>}
        <div className={styles.marks}>
          <SavingTag product={tour} />
          {tour.rating !== null && <Rating tenths={tour.rating} count={tour.reviewCount} />}
          {tour.soldCount > 0 && (
            <span className={styles.sold}>{words('sold', { count: tour.soldCount })}</span>
          )}
        </div>
      </div>
      <ShareButton />
    </header>
  );
};
