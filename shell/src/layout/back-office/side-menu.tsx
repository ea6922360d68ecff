import { useLanguage, useMessages } from '@portal/shared/i18n';
import { NavLink, useLocation } from '@portal/shared/router';
import { Icon, type IconName, isIconName } from '@portal/shared/ui';
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect } from 'react';
import { useAccount } from '../../account/account.ts';
import { isExternal, type MenuEntry, menuEntries, titleOf } from '../../routing/menu-tree.ts';
import { Logo } from '../logo.tsx';
import { useOfflineBadge } from '../offline-badge.tsx';
import { barMessages } from './bar-messages.ts';
import styles from './side-menu.module.css';
import type { TabsState } from './tabs/use-tabs.ts';

const Tabs = createContext<TabsState | undefined>(undefined);

/** A menu entry whose screen is open resumes that tab in its last state. */
const useResume = (path: string) => {
  const state = useContext(Tabs);
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const tab = state?.tabs.open.find(({ id }) => id === path.toLowerCase());
    if (!tab || tab.id === state?.active) return;
    event.preventDefault();
    state?.goTo(tab);
  };
};

/** The icon of a menu row; `document` for an unknown name. */
export const iconOf = (name: string | undefined): IconName => (name && isIconName(name) ? name : 'document');

const Label = ({ entry: { record }, mark }: { entry: MenuEntry; mark?: ReactNode }) => {
  const language = useLanguage();
  return (
    <>
      <Icon name={iconOf(record.meta?.icon)} size={18} />
      <span className={styles.text}>{titleOf(record, language)}</span>
      {mark}
    </>
  );
};

const Leaf = ({ entry }: { entry: MenuEntry }) => {
  const title = titleOf(entry.record, useLanguage());
  const resume = useResume(entry.path);
  const { mark, described } = useOfflineBadge(entry.record.component);
  if (isExternal(entry.path))
    return (
      <a href={entry.path} target="_blank" rel="noreferrer" title={title} className={styles.item}>
        <Label entry={entry} />
      </a>
    );
  return (
    <NavLink to={entry.path} title={title} className={styles.item} onClick={resume} {...described}>
      <Label entry={entry} mark={mark} />
    </NavLink>
  );
};

const Branch = ({ entry }: { entry: MenuEntry }) => {
  const { pathname } = useLocation();
  const inside = pathname.toLowerCase().startsWith(`${entry.path.toLowerCase()}/`);
  if (entry.children.length === 0)
    return (
      <li>
        <Leaf entry={entry} />
      </li>
    );
  return (
    <li>
      <details open={inside || undefined} className={styles.branch}>
        <summary className={styles.item}>
          <Label entry={entry} />
          <Icon name="chevron-down" size={14} />
        </summary>
        <Branches entries={entry.children} />
      </details>
    </li>
  );
};

const Branches = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <Branch key={entry.path} entry={entry} />
    ))}
  </ul>
);

/** The back office's menu: the menu routes of this login, as a tree. */
export const SideMenu = ({ onLeave, tabs }: { onLeave: () => void; tabs: TabsState }) => {
  const t = useMessages(barMessages);
  const { key } = useLocation();
  const routes = useAccount((account) => account.routes);

  // A navigation closes the drawer
  useEffect(onLeave, [key]);

  return (
    <nav aria-label={t('side.label')} className={styles.side}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <Tabs value={tabs}>
        <Branches entries={menuEntries(routes)} />
      </Tabs>
    </nav>
  );
};
