import type { Contact, OrderDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Card, DescriptionList, Picture, Tag, TextLink, useDocumentName } from '@portal/shared/ui';
import { orderMessages } from '../order-messages.ts';
import { useOrderTitle } from '../use-order-text.ts';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

interface OrderProps {
  readonly order: OrderDetail;
}

/** What was booked, as it was then. */
export const JourneyCard = ({ order }: OrderProps) => {
  const t = useMessages(detailMessages);
  const words = useMessages(orderMessages);
  const language = useLanguage();
  const title = useOrderTitle(order);
  const { travelDay, people, picture, productId } = order;
  return (
    <Card as="section">
      <Picture src={picture} alt="" width={1200} height={480} sizes="(min-width: 900px) 560px, 92vw" eager />
      <div className={styles.card}>
        <h2>{title}</h2>
        <DescriptionList
          items={[
            {
              term: t('travelDay'),
              value: travelDay ? formatDay(travelDay, language, { year: true }) : words('noDay'),
            },
            { term: t('people'), value: words('people', { count: people }) },
          ]}
        />
        <TextLink to={paths.tour(productId)}>{t('tour')}</TextLink>
      </div>
    </Card>
  );
};

/** Who travels; of documents only what is left of their masks. */
export const TravellersCard = ({ order: { travellers } }: OrderProps) => {
  const t = useMessages(detailMessages);
  const documentName = useDocumentName();
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('travellers')}</h2>
      <ul className={styles.people}>
        {travellers.map(({ name, documentType, documentMask, child }, place) => (
          <li key={place}>
            <span className={styles.name}>{name}</span>
            <Tag tone="sand">{child ? t('child') : t('adult')}</Tag>
            <span className={styles.soft}>
              {documentName(documentType)} {documentMask}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const ContactLines = ({ title, contact }: { title: string; contact: Contact }) => {
  const t = useMessages(detailMessages);
  const items = [
    { term: title, value: contact.name },
    { term: t('mobile'), value: contact.mobile },
    ...(contact.email ? [{ term: t('email'), value: contact.email }] : []),
  ];
  return <DescriptionList items={items} />;
};

/** Whom we write to and call, and what the buyer wanted us to know. */
export const ContactsCard = ({ order: { contact, emergencyContact, remark } }: OrderProps) => {
  const t = useMessages(detailMessages);
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('contact')}</h2>
      <div className={styles.contacts}>
        <ContactLines title={t('contact')} contact={contact} />
        {emergencyContact && <ContactLines title={t('emergency')} contact={emergencyContact} />}
        {remark && <DescriptionList items={[{ term: t('remark'), value: remark }]} />}
      </div>
    </Card>
  );
};
