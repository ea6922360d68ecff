import type { RouteRecord } from '@portal/shared/contract';
import type { Location } from '@portal/shared/router';
import { trailOf } from '../../../routing/menu-tree.ts';

/** The place of a tab: a URL of its screen, and its last history entry. */
export interface TabPlace {
  readonly id: string;
  readonly pathname: string;
  readonly search: string;
  readonly step: string;
}

/** Parameters that identify the record of a screen; all others are filters. */
const namesRecord = (parameter: string): boolean => /^(id|no|code|kind)$|(Id|No|Code)$/.test(parameter);

const recordIn = (search: string): string => {
  const named = [...new URLSearchParams(search)].filter(([parameter]) => namesRecord(parameter));
  return named.length === 0 ? '' : `?${new URLSearchParams(named.sort())}`;
};

/**
 * The tab of a URL. A screen of the menu is one tab, regardless of filters and drawers. A screen outside of
 * the menu shows a record: each record is a tab.
 */
const tabIdOf = (isHidden: boolean, pathname: string, search: string): string => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return isHidden ? path + recordIn(search) : path;
};

/** The menu row of a path; undefined for folders and unknown paths. */
export const findScreen = (records: readonly RouteRecord[], pathname: string): RouteRecord | undefined => {
  const record = trailOf(records, pathname).at(-1)?.record;
  return record?.component === 'Layout' ? undefined : record;
};

/** The tab of a URL; undefined without a screen. */
export const findPlace = (
  records: readonly RouteRecord[],
  { pathname, search, key }: Pick<Location, 'pathname' | 'search' | 'key'>,
): TabPlace | undefined => {
  const record = findScreen(records, pathname);
  if (!record) return undefined;
  return { id: tabIdOf(record.meta?.hidden === true, pathname, search), pathname, search, step: key };
};
