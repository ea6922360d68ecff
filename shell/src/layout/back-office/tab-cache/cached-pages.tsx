import type { RouteRecord } from '@portal/shared/contract';
import { Navigate, useLocation } from '@portal/shared/router';
import { Activity } from 'react';
import { useAccount } from '../../../account/account.ts';
import { firstPath, trailOf } from '../../../routing/menu-tree.ts';
import { findScreen } from '../tabs/tab-place.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { TabsState } from '../tabs/use-tabs.ts';
import { CachedPage } from './cached-page.tsx';

/** A folder of the menu leads to its first screen. */
const FolderRedirect = ({ records }: { records: readonly RouteRecord[] }) => {
  const folder = trailOf(records, useLocation().pathname).at(-1);
  if (!folder) return null;
  const target = folder.record.redirect || firstPath(folder.record.children ?? [], folder.path);
  return target ? <Navigate to={target} replace /> : null;
};

/**
 * The cached screens of all visited tabs: one is shown, the others keep their state until their tab is
 * closed. A menu can disable the cache of its screen; not while it has unsaved input.
 */
export const CachedPages = ({ state }: { state: TabsState }) => {
  const records = useAccount(({ routes }) => routes);
  const { tabs, active, unsaved, moved, named } = state;
  const mayRest = ({ id, pathname }: Tab): boolean =>
    findScreen(records, pathname)?.meta?.keepAlive !== false || unsaved.has(id);
  const isAlive = (tab: Tab): boolean => tab.id === active || (tabs.seen.includes(tab.id) && mayRest(tab));
  return (
    <>
      {!active && <FolderRedirect records={records} />}
      {tabs.open.filter(isAlive).map((tab) => (
        <Activity key={`${tab.id} ${tab.generation}`} mode={tab.id === active ? 'visible' : 'hidden'}>
          <CachedPage {...{ tab, records, unsaved }} onMove={moved} onName={named} />
        </Activity>
      ))}
    </>
  );
};
