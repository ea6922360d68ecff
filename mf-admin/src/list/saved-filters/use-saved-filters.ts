import { usePreference } from '@portal/shared/preferences';
import { useLocation } from '@portal/shared/router';
import { useEffect, useRef } from 'react';
import type { FilterView } from '../filters/use-list-filters.ts';
import { useScreenName } from '../table/use-screen-name.ts';
import { readSavedFilters, type SavedFilter } from './saved-filters.ts';

const none: readonly SavedFilter[] = [];

/** The filters somebody saved for the screen they are at. */
export const useSavedFilters = () => usePreference(`filters.${useScreenName()}`, none, readSavedFilters);

/** Begins with the default filter when the screen was opened without any. */
export const useDefaultFilter = (saved: readonly SavedFilter[], { show }: FilterView): void => {
  const { search } = useLocation();
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) return;
    const chosen = search === '' ? saved.find(({ isDefault }) => isDefault) : undefined;
    settled.current = search !== '' || chosen !== undefined;
    if (chosen) show(chosen.filters, { replace: true });
  });
};
