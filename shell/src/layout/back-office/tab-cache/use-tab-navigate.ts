import type { RouteRecord } from '@portal/shared/contract';
import {
  type NavigateFunction,
  type NavigateOptions,
  parsePath,
  type To,
  useNavigate,
} from '@portal/shared/router';
import { type RefObject, useEffectEvent, useState } from 'react';
import { findPlace, type TabPlace } from '../tabs/tab-place.ts';
import type { Tab } from '../tabs/tabs.ts';

/**
 * How a tab's screen navigates. While visible it navigates as usual. While hidden it only changes the URL of its
 * own tab, so that a late navigation does not switch tabs.
 */
export const useTabNavigate = (
  tab: Tab,
  records: readonly RouteRecord[],
  onMove: (place: TabPlace) => void,
  shown: RefObject<boolean>,
): NavigateFunction => {
  const navigate = useNavigate();
  const moveWithin = useEffectEvent((to: To) => {
    const { pathname = tab.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
    const place = findPlace(records, { pathname, search, key: tab.step });
    if (place?.id === tab.id) onMove(place);
  });

  const [navigateInTab] = useState(
    (): NavigateFunction => (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      return shown.current ? navigate(to, options) : moveWithin(to);
    },
  );
  return navigateInTab;
};
