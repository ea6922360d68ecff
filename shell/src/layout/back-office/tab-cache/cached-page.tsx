import type { Language, RouteRecord } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { NavigateContext, useRoutes } from '@portal/shared/router';
import { TitleContext, UnsavedContext } from '@portal/shared/ui';
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from '../../../feedback/error-boundary.tsx';
import { View } from '../../../routing/view.tsx';
import { panelIdOf, tabIdOf } from '../tabs/tab-elements.ts';
import { findScreen, type TabPlace } from '../tabs/tab-place.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { UnsavedRegistry } from '../tabs/unsaved-registry.ts';
import styles from './cached-pages.module.css';
import { useRegisterUnsaved } from './use-register-unsaved.ts';
import { useTabNavigate } from './use-tab-navigate.ts';

/** Whether the screen of a tab is visible; false while another tab is shown, and after it was closed. */
const useIsVisible = (): RefObject<boolean> => {
  const shown = useRef(false);
  useLayoutEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
};

interface CachedPageProps {
  readonly tab: Tab;
  readonly records: readonly RouteRecord[];
  readonly unsaved: UnsavedRegistry;
  readonly onMove: (place: TabPlace) => void;
  readonly onName: (id: string, text: string, language: Language) => void;
}

/** The screen of a tab. Its router has the URL of the tab, also while another tab is shown. */
export const CachedPage = memo(({ tab, records, unsaved, onMove, onName }: CachedPageProps) => {
  const { id, pathname, search, step } = tab;
  const language = useLanguage();
  const shown = useIsVisible();
  const navigate = useTabNavigate(tab, records, onMove, shown);
  const keep = useRegisterUnsaved(id, unsaved);
  const location = useMemo(
    () => ({ pathname, search, hash: '', state: null, key: step }),
    [pathname, search, step],
  );
  const hear = useCallback((text: string) => onName(id, text, language), [onName, id, language]);
  const view = <View name={findScreen(records, pathname)?.component} />;
  const screen = useRoutes([{ path: '*', element: view }], location);
  return (
    <div id={panelIdOf(tab)} role="tabpanel" aria-labelledby={tabIdOf(tab)} className={styles.page}>
      <NavigateContext value={navigate}>
        <TitleContext value={hear}>
          <UnsavedContext value={keep}>
            <ErrorBoundary place={pathname}>{screen}</ErrorBoundary>
          </UnsavedContext>
        </TitleContext>
      </NavigateContext>
    </div>
  );
});
