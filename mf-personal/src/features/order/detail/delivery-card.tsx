import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Card, DescriptionList, useCopied } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

interface OrderProps {
  readonly order: OrderDetail;
}

const ParcelLine = ({ parcel }: { parcel: NonNullable<OrderDetail['parcel']> }) => {
  const t = useMessages(detailMessages);
  const [copied, copy] = useCopied();
  return (
    <span className={styles.parcel}>
      {parcel.carrier} {parcel.trackingNo}
      <Button kind="quiet" size="small" onClick={() => void copy(parcel.trackingNo)}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </span>
  );
};

const addressOf = ({ details }: OrderDetail) => {
  if (details.kind === 'goods') return details.address;
  return details.kind === 'visa' ? details.returnAddress : undefined;
};

/** Where goods are sent, or an applicant's documents go back to, and the parcel once it is on its way. */
export const DeliveryCard = ({ order }: OrderProps) => {
  const t = useMessages(detailMessages);
  const address = addressOf(order);
  if (!address) return null;
  const { name, mobile, province, city, district, street } = address;
  const items = [
    { term: t('receiver'), value: `${name} ${mobile}` },
    { term: t('address'), value: [province, city, district, street].filter(Boolean).join(' ') },
    ...(order.parcel ? [{ term: t('parcel'), value: <ParcelLine parcel={order.parcel} /> }] : []),
  ];
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t(order.kind === 'goods' ? 'delivery' : 'returnTo')}</h2>
      <DescriptionList items={items} />
    </Card>
  );
};
