import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Icon, LinkButton, Menu, type MenuItem } from '@portal/shared/ui';
import { useAccount } from '../account/account.ts';
import { logout } from '../account/logout.ts';
import { isAccountPage } from '../pages/account-form/is-account-page.ts';
import { useReturnPath } from '../pages/account-form/use-return-path.ts';
import { firstPath } from '../routing/menu-tree.ts';
import { useWebsiteManager } from '../site/site-data.ts';
import { CountBadge, inFew } from './count-badge.tsx';
import { layoutMessages } from './messages.ts';
import styles from './user-menu.module.css';

/** Where the menu leads. The back office is there for users with at least one menu route. */
const useItems = (unread: number): readonly MenuItem[] => {
  const t = useMessages(layoutMessages);
  const start = firstPath(useAccount(({ routes }) => routes));
  const source = useWebsiteManager()?.sourceUrl;
  return [
    { key: 'personal', label: t('personal'), icon: 'user', to: paths.personal() },
    {
      key: 'messages',
      label: unread > 0 ? `${t('messages')} ${inFew(unread)}` : t('messages'),
      icon: 'bell',
      to: paths.personal('messages'),
    },
    { key: 'dashboard', label: t('dashboard'), icon: 'home', to: paths.home },
    ...(start ? [{ key: 'backOffice', label: t('backOffice'), icon: 'gear', to: paths.admin } as const] : []),
    { key: 'document', label: t('document'), icon: 'document', to: paths.document },
    ...(source ? [{ key: 'sourceCode', label: t('sourceCode'), icon: 'code', href: source } as const] : []),
    { key: 'logout', label: t('logout'), icon: 'logout', onSelect: () => void logout() },
  ];
};

const SignedIn = () => {
  const t = useMessages(layoutMessages);
  const nickname = useSession(({ user }) => user?.nickname);
  const avatar = useSession(({ user }) => user?.avatar);
  const unread = useSession(({ user }) => user?.unreadMessages) ?? 0;
  const items = useItems(unread);
  const name = nickname ?? t('account');
  return (
    <Menu
      name={unread > 0 ? t('unread', { name, count: inFew(unread) }) : name}
      label={
        <span className={styles.label}>
          {avatar ? (
            <img className={styles.face} src={avatar} alt="" width={24} height={24} />
          ) : (
            <Icon name="user" />
          )}
          <span className={styles.name}>{name}</span>
          <CountBadge count={unread} className={styles.unread} />
        </span>
      }
      items={items}
    />
  );
};

/** A login link with a return path for visitors; the user menu for members. */
export const UserMenu = () => {
  const t = useMessages(layoutMessages);
  const signedIn = useSession(({ token }) => token !== '');
  const { pathname, search } = useLocation();
  const returnTo = useReturnPath();
  if (signedIn) return <SignedIn />;
  const here = isAccountPage(pathname) ? returnTo : pathname + search;
  return (
    <LinkButton size="small" to={paths.login(here)}>
      {t('login')}
    </LinkButton>
  );
};
