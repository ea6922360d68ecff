import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import styles from './cart-link.module.css';
import { cartMessages } from './cart-messages.ts';
import { useCartCount } from './cart-store.ts';

/** The way to the cart, with how many pieces lie in it. */
export const CartLink = () => {
  const t = useMessages(cartMessages);
  const count = useCartCount();
  return (
    <Link to={paths.cart} className={styles.link} aria-label={count > 0 ? t('pieces', { count }) : undefined}>
      <Icon name="bag" size={18} />
      {t('cart')}
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
};
