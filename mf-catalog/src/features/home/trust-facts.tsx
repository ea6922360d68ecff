import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { TravelInfo } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './trust-facts.module.css';

const Facts = ({ info }: { info: TravelInfo }) => {
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
    </>
  );
};

/** Why the agency can be relied on. How it is reached is in the footer below. */
export const TrustFacts = () => {
  const info = useQuery(
    queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode: readConfig().ORGCODE } }),
  );
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <div className={styles.inner}>
        <QueryView query={info} skeleton={<Skeleton height={180} />}>
          {(data) => <Facts info={data} />}
        </QueryView>
      </div>
    </section>
  );
};
