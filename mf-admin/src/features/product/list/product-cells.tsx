import type { ProductRow, ProductStatus } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Picture, Price, Tag, type Tone } from '@portal/shared/ui';
import { ScheduleNote } from '#src/schedule/schedule-note.tsx';
import { productMessages } from '../product-messages.ts';
import { editPath } from '../product-paths.ts';
import styles from './product-list.module.css';

/** The cover, the title and where it belongs. */
export const ProductName = ({ product }: { product: ProductRow }) => {
  const t = useMessages(productMessages);
  const text = useText();
  const { id, title, picture } = product;
  const category = text(product.categoryName);
  return (
    <span className={styles.name}>
      <span className={styles.cover}>
        <Picture src={picture} alt="" width={56} height={42} />
      </span>
      <span className={styles.words}>
        <Link to={editPath(id)}>{text(title)}</Link>
        <span className={styles.detail}>
          {t('id', { id })}
          {category && ` · ${category}`}
        </span>
      </span>
    </span>
  );
};

const tones: Readonly<Record<ProductStatus, Tone>> = {
  draft: 'sand',
  live: 'good',
  down: 'bad',
};

/** Its state, whether something of it waits to be published, and when that changes by itself. */
export const ProductState = ({
  status,
  changed,
  proposed = false,
  schedule,
}: Pick<ProductRow, 'status' | 'changed'> & Partial<Pick<ProductRow, 'proposed' | 'schedule'>>) => {
  const t = useMessages(productMessages);
  return (
    <span className={styles.states}>
      <Tag tone={tones[status]}>{t(`states.${status}`)}</Tag>
      {changed && <Tag tone="warn">{t('states.changed')}</Tag>}
      {proposed && <Tag tone="warn">{t('states.proposed')}</Tag>}
      <ScheduleNote subject="product" schedule={schedule} />
    </span>
  );
};

export const ProductPrice = ({ fromPrice }: Pick<ProductRow, 'fromPrice'>) => {
  const t = useMessages(productMessages);
  return fromPrice === null ? (
    <span className={styles.none}>{t('noPrice')}</span>
  ) : (
    <Price fen={fromPrice} size="small" />
  );
};

/** On how many of the next days something can be booked. */
export const OpenDays = ({ openDays }: Pick<ProductRow, 'openDays'>) => {
  const t = useMessages(productMessages);
  if (openDays === null) return <span className={styles.none}>{t('everyDay')}</span>;
  if (openDays === 0) return <span className={styles.low}>{t('noDays')}</span>;
  return t('openDays', { count: openDays });
};
