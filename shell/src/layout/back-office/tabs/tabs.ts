import type { Language } from '@portal/shared/contract';
import type { TabPlace } from './tab-place.ts';

/** An opened screen. */
export interface Tab extends TabPlace {
  readonly pinned: boolean;
  /** Where the back office begins: always open, always first. */
  readonly home: boolean;
  /** Incremented by each refresh, which mounts the screen again. */
  readonly generation: number;
  /** The title that the screen gave its record, and its language. */
  readonly name?: { readonly text: string; readonly language: Language };
}

export interface Tabs {
  /** In the order of the bar. */
  readonly open: readonly Tab[];
  /** Tabs visited since the page was loaded, the last one last: these have a mounted screen. */
  readonly seen: readonly string[];
  /** The tab that was evicted by the last visit. */
  readonly evicted?: Tab;
}

export const maxTabs = 50;

/** The tabs to close, relative to one tab; `right` and `left` as displayed. */
export type Closing = 'this' | 'left' | 'right' | 'others' | 'all';

const without = ({ open, seen }: Tabs, ids: ReadonlySet<string>): Tabs => ({
  open: open.filter(({ id }) => !ids.has(id)),
  seen: seen.filter((id) => !ids.has(id)),
});

const change = (tabs: Tabs, id: string, next: (tab: Tab) => Tab): Tabs => ({
  ...tabs,
  open: tabs.open.map((tab) => (tab.id === id ? next(tab) : tab)),
});

/** Pinned ones stand first; all others keep their order. */
const inOrder = (open: readonly Tab[]): readonly Tab[] => [
  ...open.filter(({ pinned }) => pinned),
  ...open.filter(({ pinned }) => !pinned),
];

type IsProtected = (id: string) => boolean;

/** The tab to evict: the least recently used one without pin or unsaved input. */
const findLeastRecentlyUsed = ({ open, seen }: Tabs, isHeld: IsProtected): Tab | undefined =>
  open
    .filter(({ id, pinned }) => !pinned && !isHeld(id))
    .toSorted((one, other) => seen.indexOf(one.id) - seen.indexOf(other.id))[0];

/** The initial tabs. */
export const start = (home: TabPlace | undefined): Tabs => ({
  open: home ? [{ ...home, pinned: true, home: true, generation: 0 }] : [],
  seen: [],
});

/**
 * Visits a place: its tab moves there, or a new one opens at the end. Above the limit a tab is evicted,
 * except held ones.
 */
export const visit = (tabs: Tabs, place: TabPlace, isHeld: IsProtected): Tabs => {
  const { open } = tabs;
  const seen = [...tabs.seen.filter((id) => id !== place.id), place.id];
  if (open.some(({ id }) => id === place.id))
    return { ...change({ open, seen }, place.id, (tab) => ({ ...tab, ...place })) };
  const crowdedOut = open.length >= maxTabs ? findLeastRecentlyUsed(tabs, isHeld) : undefined;
  const left = without({ open, seen }, new Set(crowdedOut && [crowdedOut.id]));
  return {
    ...left,
    open: [...left.open, { ...place, pinned: false, home: false, generation: 0 }],
    evicted: crowdedOut,
  };
};

/**
 * Visits a place that replaced a history entry, as after saving a new record, which gets its own URL: the tab
 * of that entry takes the new place. Home and held tabs stay.
 */
export const replacePlace = (
  tabs: Tabs,
  place: TabPlace,
  step: string | undefined,
  isHeld: IsProtected,
): Tabs => {
  const left = tabs.open.find(({ id, home, step: at }) => at === step && id !== place.id && !home);
  if (!left || isHeld(left.id)) return visit(tabs, place, isHeld);
  const rest = without(tabs, new Set([left.id]));
  if (rest.open.some(({ id }) => id === place.id)) return visit(rest, place, isHeld);
  const tab: Tab = { ...place, pinned: left.pinned, home: false, generation: 0 };
  return { open: tabs.open.map((one) => (one === left ? tab : one)), seen: [...rest.seen, place.id] };
};

/** Changes the place of a hidden tab. */
export const move = (tabs: Tabs, place: TabPlace): Tabs =>
  change(tabs, place.id, (tab) => ({ ...tab, ...place }));

export const refresh = (tabs: Tabs, id: string): Tabs =>
  change(tabs, id, (tab) => ({ ...tab, generation: tab.generation + 1 }));

export const rename = (tabs: Tabs, id: string, text: string, language: Language): Tabs =>
  change(tabs, id, (tab) => ({ ...tab, name: { text, language } }));

export const pin = (tabs: Tabs, id: string, pinned: boolean): Tabs => {
  const { open } = change(tabs, id, (tab) => ({ ...tab, pinned: pinned || tab.home }));
  return { ...tabs, open: inOrder(open) };
};

/** The tabs that an action closes. Only `this` closes a pinned one; home never closes. */
export const closedBy = ({ open }: Tabs, id: string, closing: Closing): ReadonlySet<string> => {
  const at = open.findIndex((tab) => tab.id === id);
  const within: Readonly<Record<Closing, (index: number) => boolean>> = {
    this: (index) => index === at,
    left: (index) => index < at,
    right: (index) => index > at,
    others: (index) => index !== at,
    all: () => true,
  };
  const closes = (tab: Tab, index: number) =>
    !tab.home && within[closing](index) && (closing === 'this' || !tab.pinned);
  return new Set(open.filter(closes).map((tab) => tab.id));
};

export const close = without;

/** The tab to show after `ids` are closed: the most recently used one, else the first. */
export const nextAfter = (tabs: Tabs, ids: ReadonlySet<string>): Tab | undefined => {
  const { open, seen } = without(tabs, ids);
  return open.find(({ id }) => id === seen.at(-1)) ?? open[0];
};
