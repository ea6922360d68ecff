import { useDocumentName, usePassportText } from '@portal/shared/booking';
import type { Contact, OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Card, DescriptionList, Tag } from '@portal/shared/ui';
import { applicantMessages } from '#src/applicant-messages.ts';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

interface OrderProps {
  readonly order: OrderDetail;
}

/** The tag beside a name: the fare of a traveller, the occupation of an applicant. */
const usePersonTag = ({ details, travellers }: OrderDetail): ((place: number) => string | undefined) => {
  const t = useMessages(detailMessages);
  const words = useMessages(applicantMessages);
  return (place) => {
    if (details.kind === 'tour') return t(travellers[place]?.child ? 'child' : 'adult');
    const applicant = details.kind === 'visa' ? details.applicants[place]?.applicant : undefined;
    return applicant && words(applicant);
  };
};

/** Travellers, visitors or applicants, with masked document numbers. Nothing for an order without people. */
export const PeopleCard = ({ order }: OrderProps) => {
  const t = useMessages(detailMessages);
  const documentName = useDocumentName();
  const passportText = usePassportText();
  const tagOf = usePersonTag(order);
  if (order.travellers.length === 0) return null;
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t(`people.${order.kind}`)}</h2>
      <ul className={styles.people}>
        {order.travellers.map(({ name, documentType, documentMask, ...person }, place) => {
          const tag = tagOf(place);
          const passport = passportText(person);
          return (
            <li key={place}>
              <span className={styles.name}>{name}</span>
              {tag && <Tag tone="sand">{tag}</Tag>}
              <span className={styles.soft}>
                {documentName(documentType)} {documentMask}
              </span>
              {passport && <span className={styles.soft}>{passport}</span>}
            </li>
          );
        })}
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

/** Whom we write to and call, and what the buyer wanted us to know. Goods are sent to their receiver alone. */
export const ContactsCard = ({ order: { kind, contact, emergencyContact, remark } }: OrderProps) => {
  const t = useMessages(detailMessages);
  const remarked = remark !== '' && <DescriptionList items={[{ term: t('remark'), value: remark }]} />;
  if (kind === 'goods' && !remarked) return null;
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t(kind === 'goods' ? 'remark' : 'contact')}</h2>
      <div className={styles.contacts}>
        {kind !== 'goods' && <ContactLines title={t('contact')} contact={contact} />}
        {emergencyContact && <ContactLines title={t('emergency')} contact={emergencyContact} />}
        {remarked}
      </div>
    </Card>
  );
};
