const storageKey = 'scroll';
/** Maximum number of stored scroll positions. */
const maxEntries = 50;
/** How long to wait for a growing page, in ms. */
const timeoutMs = 3000;

type ScrollEntry = readonly [key: string, top: number];

const readEntries = (): ScrollEntry[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // Invalid JSON is ignored.
    return [];
  }
};

/** Stores the current scroll position for the history entry of `key`. */
export const saveScroll = (key: string): void => {
  const others = readEntries().filter(([known]) => known !== key);
  sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, window.scrollY]].slice(-maxEntries)));
};

/** The scroll position at which this history entry was left, in px; 0 when unknown. */
export const savedScroll = (key: string): number => {
  const top = readEntries().find(([known]) => known === key)?.[1];
  return typeof top === 'number' && top > 0 ? top : 0;
};

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Goes to the top, then as far down as `top` as soon as the page is long enough. Gives up when the visitor moves first,
 * or after three seconds. Returns the function that ends it.
 */
export const restoreScroll = (top: number): (() => void) => {
  window.scrollTo(0, 0);
  if (top === 0) return () => undefined;
  const watcher = new ResizeObserver(() => go());
  const end = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const event of userScrollEvents) window.removeEventListener(event, end);
  };
  const go = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
    end();
  };
  const timer = setTimeout(end, timeoutMs);
  for (const event of userScrollEvents) window.addEventListener(event, end, { passive: true });
  // It calls back at once, too.
  watcher.observe(document.body);
  return end;
};
