import { defineMessages, useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import styles from './cart-link.module.css';
import en from './cart-link-messages.en.json' with { type: 'json' };
import zh from './cart-link-messages.zh-cn.json' with { type: 'json' };
import { useCartCount } from './cart-store.ts';

const cartLinkMessages = defineMessages('cartLink', { 'zh-cn': zh, en });

/** The way to the cart, with how many pieces lie in it; `compact` is the icon alone. */
export const CartLink = ({ compact = false }: { compact?: boolean }) => {
  const t = useMessages(cartLinkMessages);
  const count = useCartCount();
  const name = count > 0 ? t('pieces', { count }) : t('cart');
  return (
    <Link to={paths.cart} className={compact ? styles.compact : styles.link} aria-label={name}>
      <Icon name="bag" size={compact ? 22 : 18} />
      {!compact && t('cart')}
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
};
