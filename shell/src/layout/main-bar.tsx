import { useLanguage, useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { Breadcrumbs, IconButton } from '@portal/shared/ui';
import { useAccount } from '../account/account.ts';
import { titleOf, trailOf } from '../routing/menu-tree.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './main-bar.module.css';
import { layoutMessages } from './messages.ts';
import { UserMenu } from './user-menu.tsx';

const Trail = () => {
  const language = useLanguage();
  const { pathname } = useLocation();
  const trail = trailOf(
    useAccount(({ routes }) => routes),
    pathname,
  );
  return (
    <Breadcrumbs items={trail.map(({ record, path }) => ({ label: titleOf(record, language), to: path }))} />
  );
};

interface MainBarProps {
  readonly folded: boolean;
  readonly onFold: () => void;
  readonly drawer: boolean;
  readonly onDrawer: () => void;
}

/** The back office's top bar: fold, where this is, language, and the person's menu. */
export const MainBar = ({ folded, onFold, drawer, onDrawer }: MainBarProps) => {
  const t = useMessages(layoutMessages);
  return (
    <header className={styles.bar}>
      <span className={styles.fold}>
        <IconButton
          icon="menu"
          label={t(folded ? 'side.unfold' : 'side.fold')}
          aria-expanded={!folded}
          onClick={onFold}
        />
      </span>
      <span className={styles.drawer}>
        <IconButton
          icon="menu"
          label={t(drawer ? 'closeNav' : 'openNav')}
          aria-expanded={drawer}
          onClick={onDrawer}
        />
      </span>
      <div className={styles.trail}>
        <Trail />
      </div>
      <LanguageSwitch />
      <UserMenu />
    </header>
  );
};
