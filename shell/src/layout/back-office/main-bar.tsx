import { useLanguage, useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { Breadcrumbs, IconButton } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useAccount } from '../../account/account.ts';
import { crumbsOf, titleOf } from '../../routing/menu-tree.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { layoutMessages } from '../messages.ts';
import { UserMenu } from '../user-menu.tsx';
import { barMessages } from './bar-messages.ts';
import styles from './main-bar.module.css';
import { useTabTitle } from './tabs/use-tab-title.ts';
import type { TabsState } from './tabs/use-tabs.ts';

/** The breadcrumbs; the link to an open list keeps its filters, and a record has its name. */
const Trail = ({ tabs: { open }, active }: Pick<TabsState, 'tabs' | 'active'>) => {
  const language = useLanguage();
  const tabTitle = useTabTitle();
  const { pathname } = useLocation();
  const records = useAccount(({ routes }) => routes);
  const here = open.find(({ id }) => id === active);
  const items = crumbsOf(records, pathname).map(({ record, path }) => {
    const tab = open.find(({ id }) => id === path.toLowerCase());
    const label = here && record.meta?.hidden ? tabTitle(here) : titleOf(record, language);
    return { label, to: path + (tab?.search ?? '') };
  });
  // A folder with a single screen may be called like it.
  return <Breadcrumbs items={items.filter(({ label }, place) => label !== items[place + 1]?.label)} />;
};

interface MainBarProps {
  readonly folded: boolean;
  readonly onFold: () => void;
  readonly drawer: boolean;
  readonly onDrawer: () => void;
  readonly tabs: TabsState;
  /** Content before language and user menu. */
  readonly children: ReactNode;
}

/** The back office's top bar: fold button, breadcrumbs, tools, language, user menu. */
export const MainBar = ({ folded, onFold, drawer, onDrawer, tabs, children }: MainBarProps) => {
  const t = useMessages(layoutMessages);
  const bar = useMessages(barMessages);
  return (
    <header className={styles.bar}>
      <span className={styles.fold}>
        <IconButton
          icon="menu"
          label={bar(folded ? 'side.unfold' : 'side.fold')}
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
        <Trail {...tabs} />
      </div>
      {children}
      <LanguageSwitch />
      <UserMenu />
    </header>
  );
};
