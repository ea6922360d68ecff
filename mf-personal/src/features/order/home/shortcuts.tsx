import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';

const shortcuts = [
  { child: 'coupons', icon: 'card', title: 'coupons', body: 'couponsBody' },
  { child: 'travellers', icon: 'user', title: 'travellers', body: 'travellersBody' },
  { child: 'collections', icon: 'heart', title: 'collections', body: 'collectionsBody' },
] as const;

/** Where members go most. */
export const Shortcuts = () => {
  const t = useMessages(homeMessages);
  return (
    <ul className={styles.shortcuts} aria-label={t('shortcuts')}>
      {shortcuts.map(({ child, icon, title, body }) => (
        <li key={child}>
          <Link to={paths.personal(child)}>
            <Icon name={icon} size={24} />
            <span>
              <strong>{t(title)}</strong>
              <small>{t(body)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
