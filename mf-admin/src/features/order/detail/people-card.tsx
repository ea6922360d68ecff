import { usePassportText } from '@portal/shared/booking';
import type { AdminOrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { useRevealDocument } from '../order-calls.ts';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

interface PersonProps {
  readonly orderNo: string;
  readonly place: number;
  readonly person: AdminOrderDetail['travellers'][number];
}

const Person = ({ orderNo, place, person: { name, documentMask, child, ...person } }: PersonProps) => {
  const t = useMessages(orderDetailMessages);
  const reveal = useRevealDocument(orderNo);
  const passport = usePassportText()(person);
  return (
    <li className={styles.person}>
      <span>
        {name} {child && <Tag tone="sand">{t('people.child')}</Tag>}
      </span>
      <span className={styles.number} role="status">
        {reveal.data?.documentNo ?? documentMask}
      </span>
      {passport && <span>{passport}</span>}
      {!reveal.data && (
        <HasPerm anyOf={['biz:order:edit']}>
          <Button
            type="link"
            size="small"
            loading={reveal.isPending}
            aria-label={`${t('people.reveal')} ${name}`}
            onClick={() => reveal.mutate(place)}
          >
            {t('people.reveal')}
          </Button>
        </HasPerm>
      )}
    </li>
  );
};

/** Everybody who gave a document. The whole number is shown one at a time, and written down. */
export const PeopleCard = ({ order: { orderNo, travellers } }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  if (travellers.length === 0) return null;
  return (
    <Card title={t('people.title')} hint={t('people.note')}>
      <ul className={styles.people}>
        {travellers.map((person, place) => (
          <Person key={place} orderNo={orderNo} place={place} person={person} />
        ))}
      </ul>
    </Card>
  );
};
