import type { TabPlace } from './tab-place.ts';
import { start, type Tab, type Tabs } from './tabs.ts';

const storageKey = 'tabs';

/** Identifies a login, but cannot be used to log in. */
const markOf = (token: string): number =>
  [...token].reduce((mark, sign) => (Math.imul(mark, 31) + sign.charCodeAt(0)) | 0, 0);

type Kept = Pick<Tab, 'id' | 'pathname' | 'search' | 'step' | 'pinned' | 'name'>;

const isText = (value: unknown): value is string => typeof value === 'string';

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const tab: Partial<Kept> = value;
  return isText(tab.id) && isText(tab.pathname) && isText(tab.search) && isText(tab.step);
};

const readKept = (token: string): readonly Kept[] => {
  try {
    const { login, open }: { login?: unknown; open?: unknown } = JSON.parse(
      sessionStorage.getItem(storageKey) ?? '{}',
    );
    return login === markOf(token) && Array.isArray(open) ? open.filter(isKept) : [];
  } catch {
    // Invalid JSON is ignored.
    return [];
  }
};

/** The tabs of this login before a reload; those of another login are ignored. */
export const readTabs = (token: string, home: TabPlace | undefined): Tabs => {
  const { open } = start(home);
  const others = readKept(token).filter(({ id }) => id !== home?.id);
  return {
    open: [
      ...open,
      ...others.map((tab) => ({ ...tab, pinned: tab.pinned === true, home: false, generation: 0 })),
    ],
    seen: [],
  };
};

/** Stores the open tabs for a reload, in this browser tab only. */
export const storeTabs = (token: string, { open }: Tabs): void =>
  sessionStorage.setItem(storageKey, JSON.stringify({ login: markOf(token), open }));

/** Deletes the stored tabs, at logout. */
export const forgetTabs = (): void => sessionStorage.removeItem(storageKey);
