import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { OrderDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Card, Icon, PhoneLink, TextLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './payment-success.module.css';
import { paymentSuccessMessages } from './payment-success-messages.ts';

const useAgency = () =>
  useQuery(
    queryOf(
      'GET /api/travelInfo/getByOrgCode',
      { query: { orgCode: readConfig().ORGCODE } },
      { quiet: true },
    ),
  ).data;

/** How to reach the agency, and whom it will contact. */
export const AgencyCard = ({ contact: { name, mobile } }: Pick<OrderDetail, 'contact'>) => {
  const t = useMessages(paymentSuccessMessages);
  const text = useText();
  const agency = useAgency();
  return (
    <Card as="section" padded className={styles.agency}>
      <h2 className={styles.title}>{t('help')}</h2>
      {agency && (
        <>
          <p>
            <PhoneLink phone={agency.phone} className={styles.phone}>
              <Icon name="phone" size={20} />
            </PhoneLink>
          </p>
          <p className={styles.soft}>{text(agency.hours)}</p>
          <p>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </p>
        </>
      )}
      <p>
        <TextLink to={paths.contact}>{t('contactUs')}</TextLink>
      </p>
      <p className={styles.soft}>{t('contact', { name, mobile })}</p>
    </Card>
  );
};
