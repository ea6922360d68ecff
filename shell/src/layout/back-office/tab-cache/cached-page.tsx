import type { Language, RouteRecord } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { NavigationContext, type RouteObject, useRoutes } from '@portal/shared/router';
import { KeeperContext, TitleContext } from '@portal/shared/ui';
import { memo, useCallback, useContext, useMemo } from 'react';
import { CrashBoundary } from '../../../feedback/error-boundary.tsx';
import { panelIdOf, tabIdOf } from '../tabs/tab-elements.ts';
import type { TabPlace } from '../tabs/tab-place.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { Unsaved } from '../tabs/unsaved-registry.ts';
import styles from './cached-pages.module.css';
import { useKeeper } from './use-register-unsaved.ts';
import { useOwnNavigator } from './use-tab-navigator.ts';
import { useShown } from './use-is-visible.ts';

interface KeptPageProps {
  readonly tab: Tab;
  readonly records: readonly RouteRecord[];
  readonly routes: readonly RouteObject[];
  readonly unsaved: Unsaved;
  readonly onMove: (place: TabPlace) => void;
  readonly onName: (id: string, text: string, language: Language) => void;
}

/** The screen of a tab. It sees the address of its tab, also while the browser shows that of another. */
export const KeptPage = memo(({ tab, records, routes, unsaved, onMove, onName }: KeptPageProps) => {
  const { id, pathname, search, step } = tab;
  const language = useLanguage();
  const shown = useShown();
  const navigator = useOwnNavigator(tab, records, onMove, shown);
  const keep = useKeeper(id, unsaved, shown);
  const around = useContext(NavigationContext);
  const inside = useMemo(() => ({ ...around, navigator }), [around, navigator]);
  const location = useMemo(
    () => ({ pathname, search, hash: '', state: null, key: step }),
    [pathname, search, step],
  );
  const hear = useCallback((text: string) => onName(id, text, language), [onName, id, language]);
  const screen = useRoutes([...routes], location);
  return (
    <div id={panelIdOf(tab)} role="tabpanel" aria-labelledby={tabIdOf(tab)} className={styles.page}>
      <NavigationContext value={inside}>
        <TitleContext value={hear}>
          <KeeperContext value={keep}>
            <CrashBoundary place={pathname}>{screen}</CrashBoundary>
          </KeeperContext>
        </TitleContext>
      </NavigationContext>
    </div>
  );
});
