import { useMessages } from '@portal/shared/i18n';
import { Icon, useMenu } from '@portal/shared/ui';
import { useTabEntries } from './tab-entries.ts';
import styles from './tab-list.module.css';
import { tabMessages } from './tab-messages.ts';
import { useTabTitle } from './use-tab-title.ts';
import type { TabsState } from './use-tabs.ts';

/** The open tabs on narrow screens: one button with a menu of tabs and actions. */
export const TabList = ({ state }: { state: TabsState }) => {
  const t = useMessages(tabMessages);
  const titleOf = useTabTitle();
  const entriesOf = useTabEntries(state);
  const { open } = state.tabs;
  const active = open.find(({ id }) => id === state.active);
  const tabs = open.map((tab) => ({
    key: tab.id,
    label: titleOf(tab),
    checked: tab === active,
    onSelect: () => state.goTo(tab),
  }));
  const [firstAction, ...actions] = active ? entriesOf(active) : [];
  const { trigger, list } = useMenu(t('label'), [
    ...tabs,
    ...(firstAction ? [{ ...firstAction, apart: true }] : []),
    ...actions,
  ]);
  if (!active) return null;
  return (
    <div className={styles.list}>
      <button type="button" className={styles.button} {...trigger}>
        <span className="visually-hidden">{t('list')}</span>
        <span className={styles.title}>{titleOf(active)}</span>
        <span className={styles.count}>{open.length}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      {list}
    </div>
  );
};
