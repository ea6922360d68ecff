import { useMessages } from '@portal/shared/i18n';
import { below, Icon, IconButton, MenuList, type Spot } from '@portal/shared/ui';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './tab-bar.module.css';
import { panelIdOf, tabIdOf } from './tab-elements.ts';
import { useTabEntries } from './tab-entries.ts';
import { tabMessages } from './tab-messages.ts';
import type { Tab } from './tabs.ts';
import { useTabTitle } from './use-tab-title.ts';
import type { TabsState } from './use-tabs.ts';

const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Keeps the active tab in sight, also when its title arrives later, and when there is less room. */
const useKeepInSight = (button: RefObject<HTMLElement | null>, isActive: boolean): void => {
  useEffect(() => {
    const tab = button.current;
    if (!isActive || !tab) return;
    const observer = new ResizeObserver(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    for (const one of [tab, tab.parentElement]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [button, isActive]);
};

interface TabButtonProps {
  readonly tab: Tab;
  readonly state: TabsState;
  /** The tab stop of the bar. */
  readonly first: boolean;
  readonly onMenu: (tab: Tab, at: Spot) => void;
}

const TabButton = ({ tab, state, first, onMenu }: TabButtonProps) => {
  const t = useMessages(tabMessages);
  const title = useTabTitle()(tab);
  const isActive = tab.id === state.active;
  const button = useRef<HTMLButtonElement>(null);
  useKeepInSight(button, isActive);

  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-close]')) state.shut(tab.id, 'this');
    else if (!isActive) state.goTo(tab);
  };
  return (
    <button
      ref={button}
      id={tabIdOf(tab)}
      type="button"
      role="tab"
      title={title}
      aria-label={tab.pinned ? t('pinned', { title }) : undefined}
      aria-selected={isActive}
      aria-controls={isActive ? panelIdOf(tab) : undefined}
      aria-keyshortcuts={tab.home ? undefined : 'Delete'}
      tabIndex={first ? 0 : -1}
      className={styles.tab}
      onClick={press}
      onAuxClick={({ button: which }) => {
        if (which === 1) state.shut(tab.id, 'this');
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(tab, event.clientX > 0 ? { x: event.clientX, y: event.clientY } : below(event.currentTarget));
      }}
    >
      {tab.pinned && <Icon name="pin" size={14} />}
      <span className={styles.title}>{title}</span>
      {!tab.pinned && (
        <span className={styles.close} data-close aria-hidden="true">
          <Icon name="close" size={12} />
        </span>
      )}
    </button>
  );
};

/** The open tabs, in a row that scrolls horizontally. */
export const TabBar = ({ state }: { state: TabsState }) => {
  const t = useMessages(tabMessages);
  const entriesOf = useTabEntries(state);
  const [menu, setMenu] = useState<{ tab: Tab; at: Spot }>();
  const { open } = state.tabs;
  const active = open.find(({ id }) => id === state.active);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const from = all.findIndex((element) => element === document.activeElement);
    const tab = open[from];
    const to = steps[event.key]?.(from, all.length);
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Delete' && tab && !tab.home) {
      // Focus moves to the neighbour of a closed tab.
      (all[from + 1] ?? all[from - 1])?.focus();
      state.shut(tab.id, 'this');
    }
  };
  return (
    <div className={styles.bar}>
      <div role="tablist" aria-label={t('label')} tabIndex={-1} className={styles.tabs} onKeyDown={press}>
        {open.map((tab, index) => (
          <TabButton
            key={tab.id}
            tab={tab}
            state={state}
            first={active ? tab === active : index === 0}
            onMenu={(of, at) => setMenu({ tab: of, at })}
          />
        ))}
      </div>
      {active && (
        <IconButton
          icon="chevron-down"
          label={t('actions')}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          onClick={({ currentTarget }) => setMenu({ tab: active, at: below(currentTarget) })}
        />
      )}
      {menu && (
        <MenuList
          label={t('actions')}
          at={menu.at}
          items={entriesOf(menu.tab)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
};
