import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { TravelInfo } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { PhoneLink, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './home-messages.ts';
import styles from './trust-facts.module.css';

const Facts = ({ info }: { info: TravelInfo }) => {
  const t = useMessages(homeMessages);
  const text = useText();
  return (
    <>
      <h2 id="trust" className={styles.slogan}>
        {text(info.slogan)}
      </h2>
      <ul className={styles.facts}>
        {info.facts.map(({ title, body }, place) => (
          <li key={place}>
            <h3 className={styles.title}>{text(title)}</h3>
            <p className={styles.body}>{text(body)}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.reach}>
        <div>
          <dt>{t('trust.phone')}</dt>
          <dd>
            <PhoneLink phone={info.phone} />
          </dd>
        </div>
        <div>
          <dt>{t('trust.hours')}</dt>
          <dd>{text(info.hours)}</dd>
        </div>
        <div>
          <dt>{t('trust.address')}</dt>
          <dd>{text(info.address)}</dd>
        </div>
        <div>
          <dt>{t('trust.licence')}</dt>
          <dd>{info.licence}</dd>
        </div>
      </dl>
    </>
  );
};

/** Why the agency can be relied on, and how it is reached. */
export const TrustFacts = () => {
  const info = useQuery(
    queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode: readConfig().ORGCODE } }),
  );
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <div className={styles.inner}>
        <QueryView query={info} skeleton={<Skeleton height={240} />}>
          {(data) => <Facts info={data} />}
        </QueryView>
      </div>
    </section>
  );
};
