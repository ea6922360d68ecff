import { useRoutes } from '@portal/shared/router';
import { Activity, useMemo } from 'react';
import { useAccount } from '../../../account/account.ts';
import { menuRoutes } from '../../../routing/menu-routes.tsx';
import { findScreen } from '../tabs/tab-place.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { TabsState } from '../tabs/use-tabs.ts';
import { CachedPage } from './cached-page.tsx';

/**
 * The cached screens of all visited tabs: one is shown, the others keep their state until their tab is
 * closed. A menu can disable the cache of its screen; not while it has unsaved input.
 */
export const CachedPages = ({ state }: { state: TabsState }) => {
  const records = useAccount(({ routes }) => routes);
  const routes = useMemo(() => menuRoutes(records), [records]);
  const { tabs, active, unsaved, moved, named } = state;
  // Folders redirect to their first screen.
  const passage = useRoutes(routes);
  const mayRest = ({ id, pathname }: Tab): boolean =>
    findScreen(records, pathname)?.meta?.keepAlive !== false || unsaved.has(id);
  const isAlive = (tab: Tab): boolean => tab.id === active || (tabs.seen.includes(tab.id) && mayRest(tab));
  return (
    <>
      {!active && passage}
      {tabs.open.filter(isAlive).map((tab) => (
        <Activity key={`${tab.id} ${tab.generation}`} mode={tab.id === active ? 'visible' : 'hidden'}>
          <CachedPage {...{ tab, records, routes, unsaved }} onMove={moved} onName={named} />
        </Activity>
      ))}
    </>
  );
};
