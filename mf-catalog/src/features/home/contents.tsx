import type { TourCategory } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import styles from './contents.module.css';
import { homeMessages } from './home-messages.ts';

const tours: readonly TourCategory[] = [
  'domestic',
  'local',
  'vicinity',
  'abroad',
  'learning',
  'party-building',
];

const others = [
  { name: 'hotels', to: paths.hotels, icon: 'hotel' },
  { name: 'tickets', to: paths.tickets, icon: 'ticket' },
  { name: 'goods', to: paths.goods, icon: 'bag' },
  { name: 'visas', to: paths.visas, icon: 'passport' },
] as const;

/** What the agency offers, as the contents page of a magazine. */
export const Contents = () => {
  const t = useMessages(homeMessages);
  return (
    <nav aria-label={t('contents.label')} className={styles.contents}>
      <ul className={styles.tours}>
        {tours.map((category) => (
          <li key={category}>
            <Link to={paths.tours(category)} className={styles.tour}>
              {t(`contents.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {others.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to} className={styles.other}>
              <Icon name={icon} />
              {t(`contents.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
