import { useMessages } from '@portal/shared/i18n';
import { Link, paths, useLocation } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import styles from './bottom-nav.module.css';
import { layoutMessages } from './messages.ts';

const items = [
  ['home', paths.home, 'home'],
  ['tours', paths.tours('route'), 'compass'],
  ['orders', paths.allOrders(), 'document'],
  ['account', paths.personal(), 'user'],
] as const;

/** The way to the main screens at the lower edge of phones. */
export const BottomNav = () => {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('bottomNav')} className={styles.nav}>
      {items.map(([name, to, icon]) => (
        <Link key={name} to={to} aria-current={to === pathname ? 'page' : undefined}>
          <Icon name={icon} />
          {t(name)}
        </Link>
      ))}
    </nav>
  );
};
