import type { RouteRecord } from '@portal/shared/contract';
import { type Located, type Navigator, parsePath, type To } from '@portal/shared/router';
import { type RefObject, useEffectEvent, useState } from 'react';
import { portalHistory } from '../../../routing/portal-history.ts';
import { findPlace, type TabPlace } from '../tabs/tab-place.ts';
import type { Tab } from '../tabs/tabs.ts';

/**
 * The navigator of a tab's screen. While visible it navigates as usual. While hidden it only changes the URL
 * of its own tab, so that a late navigation does not switch tabs.
 */
export const useTabNavigator = (
  tab: Tab,
  records: readonly RouteRecord[],
  onMove: (place: TabPlace) => void,
  shown: RefObject<boolean>,
): Navigator => {
  const moveWithin = useEffectEvent((to: To) => {
    const { pathname = tab.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
    const place = findPlace(records, { pathname, search, key: tab.step });
    if (place?.id === tab.id) onMove(place);
  });

  const [navigator] = useState((): Navigator & Located => {
    const { createHref, go, push, replace } = portalHistory.navigator;
    return {
      createHref,
      go,
      get location() {
        return shown.current ? portalHistory.currentLocation() : undefined;
      },
      push: (to, state, options) => (shown.current ? push(to, state, options) : moveWithin(to)),
      replace: (to, state, options) => (shown.current ? replace(to, state, options) : moveWithin(to)),
    };
  });
  return navigator;
};
