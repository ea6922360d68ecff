import { usePreference } from '@portal/shared/preferences';
import { AppearanceContext, useMedia } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useRememberScreen } from '../../routing/last-screen.ts';
import { SkipLink } from '../skip-link.tsx';
import { AppearanceMenu } from './appearance/appearance-menu.tsx';
import { FullScreen } from './appearance/full-screen.tsx';
import { useAppearanceSettings } from './appearance/use-appearance-settings.ts';
import styles from './frame.module.css';
import './scroll-lock.css';
import { MainBar } from './main-bar.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { SideMenu } from './side-menu.tsx';
import { CachedPages } from './tab-cache/cached-pages.tsx';
import { TabBar } from './tabs/tab-bar.tsx';
import { TabList } from './tabs/tab-list.tsx';
import { useEvictionNotice } from './tabs/use-eviction-notice.ts';
import { useTabShortcuts } from './tabs/use-tab-shortcuts.ts';
import { type TabsState, useTabs } from './tabs/use-tabs.ts';
import { TodoMenu } from './todos/todo-menu.tsx';

const useDrawer = (): [boolean, (open: boolean) => void] => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return [open, setOpen];
};

const readFolded = (stored: unknown): boolean | undefined =>
  typeof stored === 'boolean' ? stored : undefined;

const Tabs = ({ state }: { state: TabsState }) => {
  const narrow = useMedia('(max-width: 599px)');
  useTabShortcuts(state);
  useEvictionNotice(state.tabs.evicted);
  return narrow ? <TabList state={state} /> : <TabBar state={state} />;
};

/** The back office around its screens: menu, bar, tabs. */
export const Frame = () => {
  const [folded, setFolded] = usePreference('menu.folded', false, readFolded);
  const [drawer, setDrawer] = useDrawer();
  const look = useAppearanceSettings();
  const tabs = useTabs();
  useRememberScreen();
  return (
    <div className={styles.frame} data-folded={folded || undefined} data-drawer={drawer || undefined}>
      <SkipLink />
      <SideMenu onLeave={() => setDrawer(false)} tabs={tabs} />
      <div className={styles.content}>
        <div className={styles.top}>
          <MainBar
            folded={folded}
            onFold={() => setFolded(!folded)}
            drawer={drawer}
            onDrawer={() => setDrawer(!drawer)}
            tabs={tabs}
          >
            <PaletteButton tabs={tabs} />
            <TodoMenu />
            <AppearanceMenu look={look} />
            <FullScreen />
          </MainBar>
          <Tabs state={tabs} />
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          <AppearanceContext value={look.appearance}>
            <CachedPages state={tabs} />
          </AppearanceContext>
        </main>
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.shade}
        onClick={() => setDrawer(false)}
      />
    </div>
  );
};
