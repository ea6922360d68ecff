import type { OrderDetail, OrderDetails } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Card, DescriptionList, Picture, TextLink } from '@portal/shared/ui';
import { useOrderTitle } from '../use-order-text.ts';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';
import { useBookedItems } from './use-booked-items.ts';

interface OrderProps {
  readonly order: OrderDetail;
}

type Things = Extract<OrderDetails, { kind: 'goods' }>['things'];

const ThingList = ({ things }: { things: Things }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <ul className={styles.things}>
      {things.map(({ skuId, productId, title, options, picture, price, count }) => (
        <li key={skuId}>
          <div className={styles.thingPicture}>
            <Picture src={picture} alt="" width={160} height={120} sizes="80px" />
          </div>
          <div>
            <Link to={paths.goodsDetail(productId)} className={styles.name}>
              {text(title)}
            </Link>
            <p className={styles.soft}>{options.map(text).join(' · ')}</p>
          </div>
          <p className={styles.pieces}>
            {formatMoney(price, language)} × {count}
          </p>
        </li>
      ))}
    </ul>
  );
};

const GoodsCard = ({ things }: { things: Things }) => {
  const t = useMessages(detailMessages);
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('things')}</h2>
      <ThingList things={things} />
    </Card>
  );
};

/** What was booked, as it was then. */
export const BookedCard = ({ order }: OrderProps) => {
  const t = useMessages(detailMessages);
  const title = useOrderTitle(order);
  const items = useBookedItems(order);
  const { kind, picture, productId, details } = order;
  if (details.kind === 'goods') return <GoodsCard things={details.things} />;
  return (
    <Card as="section">
      <Picture src={picture} alt="" width={1200} height={480} sizes="(min-width: 900px) 560px, 92vw" eager />
      <div className={styles.card}>
        <h2>{title}</h2>
        <DescriptionList items={items} />
        <TextLink to={paths.product(kind, productId)}>{t(`product.${kind}`)}</TextLink>
      </div>
    </Card>
  );
};
