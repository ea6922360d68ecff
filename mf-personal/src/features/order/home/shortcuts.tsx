import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import { orderMessages } from '../order-messages.ts';
import styles from './home.module.css';

const shortcuts = [
  { child: 'travellers', icon: 'user', title: 'home.travellers', body: 'home.travellersBody' },
  { child: 'collections', icon: 'heart', title: 'home.collections', body: 'home.collectionsBody' },
] as const;

/** Where members go most. */
export const Shortcuts = () => {
  const t = useMessages(orderMessages);
  return (
    <ul className={styles.shortcuts} aria-label={t('home.shortcuts')}>
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
