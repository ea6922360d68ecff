import { useMessages } from '@portal/shared/i18n';
import { below, FloatingMenu, Icon, type Spot } from '@portal/shared/ui';
import { useState } from 'react';
import { useTabEntries } from './tab-entries.ts';
import styles from './tab-list.module.css';
import { tabMessages } from './tab-messages.ts';
import { useTabTitle } from './use-tab-title.ts';
import { goTo, type TabsState } from './use-tabs.ts';

/** The opened screens where a row of them has no room: one button, and behind it all of them and what can be done. */
export const TabList = ({ state }: { state: TabsState }) => {
  const t = useMessages(tabMessages);
  const titleOf = useTabTitle();
  const entriesOf = useTabEntries(state);
  const [spot, setSpot] = useState<Spot>();
  const { open } = state.tabs;
  const active = open.find(({ id }) => id === state.active);
  if (!active) return null;
  const tabs = open.map((tab) => ({
    key: tab.id,
    label: titleOf(tab),
    checked: tab === active,
    onSelect: () => goTo(tab),
  }));
  const [firstAction, ...actions] = entriesOf(active);
  return (
    <div className={styles.list}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={spot !== undefined}
        onClick={({ currentTarget }) => setSpot(below(currentTarget))}
      >
        <span className="visually-hidden">{t('list')}</span>
        <span className={styles.title}>{titleOf(active)}</span>
        <span className={styles.count}>{open.length}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      {spot && (
        <FloatingMenu
          label={t('label')}
          at={spot}
          entries={[...tabs, ...(firstAction ? [{ ...firstAction, apart: true }] : []), ...actions]}
          onClose={() => setSpot(undefined)}
        />
      )}
    </div>
  );
};
