import { useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { IconButton } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import styles from './header.module.css';
import { HeaderNav } from './header-nav.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { layoutMessages } from './messages.ts';
import { UserMenu } from './user-menu.tsx';

const navId = 'main-nav';

/** The public header. On narrow screens the navigation folds away behind a button. */
export const Header = () => {
  const t = useMessages(layoutMessages);
  const { key } = useLocation();
  const [open, setOpen] = useState(false);

  // A navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <HeaderNav id={navId} open={open} />
        <div className={styles.end}>
          <HeaderSearch />
          <LanguageSwitch />
          <UserMenu />
          <span className={styles.burger}>
            <IconButton
              icon={open ? 'close' : 'menu'}
              label={t(open ? 'closeNav' : 'openNav')}
              aria-expanded={open}
              aria-controls={navId}
              onClick={() => setOpen(!open)}
            />
          </span>
        </div>
      </div>
    </header>
  );
};
