import type { RouteRecord } from '@portal/shared/contract';
import type { Location } from '@portal/shared/router';
import { trailOf } from '../../../routing/menu-tree.ts';

/** Where a tab is: an address of its screen, and the step of the history it was last seen at. */
export interface TabPlace {
  readonly id: string;
  readonly pathname: string;
  readonly search: string;
  readonly step: string;
}

/** Parameters that say which record a screen shows; all others say how it is looked at. */
const namesRecord = (parameter: string): boolean => /^(id|no|code|kind)$|(Id|No|Code)$/.test(parameter);

const recordIn = (search: string): string => {
  const named = [...new URLSearchParams(search)].filter(([parameter]) => namesRecord(parameter));
  return named.length === 0 ? '' : `?${new URLSearchParams(named.sort())}`;
};

/**
 * Which tab an address belongs to. A screen of the menu is one tab, whatever its filters and whatever lies open over
 * it. A screen that no menu names is there for a record: each record is a tab.
 */
const tabIdOf = (isHidden: boolean, pathname: string, search: string): string => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return isHidden ? path + recordIn(search) : path;
};

/** The row of the menu that brings the screen of a path; undefined for folders and for paths of no row. */
export const findScreen = (records: readonly RouteRecord[], pathname: string): RouteRecord | undefined => {
  const record = trailOf(records, pathname).at(-1)?.record;
  return record?.component === 'Layout' ? undefined : record;
};

/** The tab that an address belongs to; undefined where no screen is. */
export const findPlace = (
  records: readonly RouteRecord[],
  { pathname, search, key }: Pick<Location, 'pathname' | 'search' | 'key'>,
): TabPlace | undefined => {
  const record = findScreen(records, pathname);
  if (!record) return undefined;
  return { id: tabIdOf(record.meta?.hidden === true, pathname, search), pathname, search, step: key };
};
