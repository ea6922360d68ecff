import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import { stateTabs } from '../order-states.ts';
import { useStateName } from '../use-state-name.ts';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';

/** How many orders stand where; each count leads to them. */
export const OrderCounters = () => {
  const t = useMessages(homeMessages);
  const nameOf = useStateName('tour');
  const counts = useQuery(queryOf('GET /api/v1/orders/counts', {}, { silent: true })).data?.tour;
  return (
    <ul className={styles.counters} aria-label={t('counters')} aria-busy={!counts}>
      {stateTabs(counts ?? {}).map((state) => (
        <li key={state}>
          <Link to={paths.orders('tour', { state })}>
            <strong>{counts ? (counts[state] ?? 0) : '–'}</strong>
            {nameOf(state)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
