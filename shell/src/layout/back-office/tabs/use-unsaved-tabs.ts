import { useMessages } from '@portal/shared/i18n';
import { readToken } from '@portal/shared/session';
import { confirm } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { tabMessages } from './tab-messages.ts';
import type { Tab } from './tabs.ts';
import { createUnsavedRegistry, type UnsavedRegistry } from './unsaved-registry.ts';
import { useTabTitle } from './use-tab-title.ts';

/** Asks before tabs with unsaved changes are closed; true without any, or on confirmation. */
const useAsk = (unsaved: UnsavedRegistry): ((tabs: readonly Tab[]) => Promise<boolean>) => {
  const t = useMessages(tabMessages);
  const titleOf = useTabTitle();
  return async (tabs) => {
    const losing = tabs.filter(({ id }) => unsaved.has(id));
    if (losing.length === 0) return true;
    return confirm({
      title: t('unsaved.title', { titles: losing.map(titleOf).join(t('unsaved.and')) }),
      body: t('unsaved.body'),
      confirmLabel: t('unsaved.confirm'),
      danger: true,
    });
  };
};

/** The unsaved changes of the tabs. The browser asks before it closes the page. */
export const useUnsavedTabs = () => {
  const [unsaved] = useState(createUnsavedRegistry);
  const ask = useAsk(unsaved);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // After an expired session drafts keep what was typed.
      if (readToken() && unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return { unsaved, ask };
};
