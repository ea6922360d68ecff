import { useMessages } from '@portal/shared/i18n';
import type { MenuItem } from '@portal/shared/ui';
import { tabMessages } from './tab-messages.ts';
import { type Closing, closedBy, type Tab } from './tabs.ts';
import type { TabsState } from './use-tabs.ts';

const closings: readonly Closing[] = ['this', 'left', 'right', 'others', 'all'];

/** The menu entries of a tab. */
export const useTabEntries = (state: TabsState): ((tab: Tab) => readonly MenuItem[]) => {
  const t = useMessages(tabMessages);
  return (tab) => [
    {
      key: 'refresh',
      label: t('refresh'),
      icon: 'refresh',
      onSelect: () => {
        state.renew(tab.id);
        if (tab.id !== state.active) state.goTo(tab);
      },
    },
    {
      key: 'pin',
      label: t(tab.pinned ? 'unpin' : 'pin'),
      icon: 'pin',
      disabled: tab.home,
      onSelect: () => state.setPinned(tab.id, !tab.pinned),
    },
    ...closings.map((closing) => ({
      key: closing,
      label: t(`close.${closing}`),
      apart: closing === 'this' || undefined,
      disabled: closedBy(state.tabs, tab.id, closing).size === 0,
      onSelect: () => state.shut(tab.id, closing),
    })),
  ];
};
