import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { tabMessages } from './tab-messages.ts';
import { maxTabs, type Tab } from './tabs.ts';
import { useTabTitle } from './use-tab-title.ts';

/** Shows a toast with the evicted tab. */
export const useEvictionNotice = (tab: Tab | undefined): void => {
  const t = useMessages(tabMessages);
  const titleOf = useTabTitle();
  const tell = useEffectEvent((closed: Tab) => {
    toast.info(t('crowdedOut', { most: maxTabs, title: titleOf(closed) }));
  });
  useEffect(() => {
    if (tab) tell(tab);
  }, [tab]);
};
