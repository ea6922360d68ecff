import type { OrderCounts, ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon, QueryView } from '@portal/shared/ui';
import { kindIcons, kinds } from '../order-kinds.ts';
import { useStateName } from '../use-state-name.ts';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';
import type { Home } from './use-home.ts';

const countedStates = ['PENDING_PAYMENT', 'PAID'] as const;

interface KindProps {
  readonly kind: ProductKind;
  readonly counts: OrderCounts[ProductKind];
}

const KindCounters = ({ kind, counts }: KindProps) => {
  const t = useMessages(homeMessages);
  const nameOf = useStateName(kind);
  return (
    <li>
      <Link to={paths.orders(kind)} className={styles.kind}>
        <Icon name={kindIcons[kind]} size={20} />
        {t(`kinds.${kind}`)}
      </Link>
      {countedStates.map((state) => (
        <Link key={state} to={paths.orders(kind, { state })} className={styles.figure}>
          <span className="visually-hidden">{t(`kinds.${kind}`)} </span>
          <strong>{counts[state] ?? 0}</strong> {nameOf(state)}
        </Link>
      ))}
    </li>
  );
};

/** How many orders of each kind wait for their money, and how many are on their way; each count leads to them. */
export const OrderCounters = ({ counts }: Pick<Home, 'counts'>) => {
  const t = useMessages(homeMessages);
  return (
    <QueryView query={counts}>
      {(all) => (
        <ul className={styles.counters} aria-label={t('counters')}>
          {kinds.map((kind) => (
            <KindCounters key={kind} kind={kind} counts={all[kind]} />
          ))}
        </ul>
      )}
    </QueryView>
  );
};
