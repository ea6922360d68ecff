import type { Language } from '@portal/shared/contract';
import { useLocation, useNavigate, useNavigationType } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAccount } from '../../../account/account.ts';
import { firstPath } from '../../../routing/menu-tree.ts';
import { scrollKey, withScrollOf } from '../../../routing/scroll-key.ts';
import { forgetTabs, readTabs, storeTabs } from './stored-tabs.ts';
import { findPlace, findScreen, type TabPlace } from './tab-place.ts';
import {
  type Closing,
  close,
  closedBy,
  move,
  nextAfter,
  pin,
  refresh,
  rename,
  replacePlace,
  type Tabs,
} from './tabs.ts';
import { useUnsavedTabs } from './use-unsaved-tabs.ts';

const useHome = (): TabPlace | undefined => {
  const records = useAccount(({ routes }) => routes);
  const pathname = firstPath(records);
  return pathname ? findPlace(records, { pathname, search: '', key: '' }) : undefined;
};

/** The tabs with the current URL: a navigation and its tab are one render. */
const useVisitedTabs = (token: string, isHeld: (id: string) => boolean) => {
  const location = useLocation();
  const replaces = useNavigationType() === 'REPLACE';
  const records = useAccount(({ routes }) => routes);
  const home = useHome();
  const [tabs, setTabs] = useState(() => readTabs(token, home));
  const [step, setStep] = useState<string>();
  const current = scrollKey(location);
  const here = findPlace(records, { ...location, key: current });
  if (current !== step) {
    setStep(current);
    if (here) setTabs(replacePlace(tabs, here, replaces ? step : undefined, isHeld));
  }
  // Tabs without permission are dropped.
  const known = useMemo(
    () => ({ ...tabs, open: tabs.open.filter(({ pathname }) => findScreen(records, pathname)) }),
    [tabs, records],
  );
  return { tabs: known, setTabs, active: here?.id };
};

const useStoredTabs = (token: string, tabs: Tabs): void => {
  useEffect(() => {
    if (token) storeTabs(token, tabs);
  }, [token, tabs]);

  useEffect(
    () =>
      useSession.subscribe((session) => {
        if (!session.token) forgetTabs();
      }),
    [],
  );
};

/** The state of the tabs and its actions. */
export const useTabs = () => {
  const token = useSession((session) => session.token);
  const navigate = useNavigate();
  const { unsaved, ask } = useUnsavedTabs();
  const { tabs, setTabs, active } = useVisitedTabs(token, unsaved.has);
  useStoredTabs(token, tabs);

  const goTo = ({ pathname, search, step }: TabPlace): void =>
    void navigate({ pathname, search }, withScrollOf(step));
  const shut = async (id: string, closing: Closing): Promise<void> => {
    const ids = closedBy(tabs, id, closing);
    if (!(await ask(tabs.open.filter((tab) => ids.has(tab.id))))) return;
    for (const closed of ids) unsaved.clear(closed);
    setTabs((now) => close(now, ids));
    const next = active !== undefined && ids.has(active) ? nextAfter(tabs, ids) : undefined;
    if (next) goTo(next);
  };
  const renew = async (id: string): Promise<void> => {
    if (await ask(tabs.open.filter((tab) => tab.id === id))) setTabs((now) => refresh(now, id));
  };
  return {
    tabs,
    active,
    unsaved,
    /** Opens a tab with its filters and scroll position. */
    goTo,
    shut: (id: string, closing: Closing) => void shut(id, closing),
    renew: (id: string) => void renew(id),
    setPinned: (id: string, pinned: boolean) => setTabs((now) => pin(now, id, pinned)),
    moved: useCallback((place: TabPlace) => setTabs((now) => move(now, place)), [setTabs]),
    named: useCallback(
      (id: string, text: string, language: Language) => setTabs((now) => rename(now, id, text, language)),
      [setTabs],
    ),
  };
};

/** All of it, as the parts of the frame take it. */
export type TabsState = ReturnType<typeof useTabs>;
