import type { RefCallback } from 'react';

const reachable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** What had the focus, and where it may go on to: what came after first, then what came before, the nearest first. */
interface Last {
  readonly element: Element;
  readonly next: readonly HTMLElement[];
}

const reachableIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(reachable)];

const lastOf = (root: Element, element: HTMLElement): Last => {
  const all = reachableIn(root);
  const place = all.indexOf(element);
  return { element, next: [...all.slice(place + 1), ...all.slice(0, Math.max(0, place)).reverse()] };
};

const isThere = (element: HTMLElement): boolean => element.isConnected && element.matches(reachable);

/**
 * The `ref` of a part of a page whose buttons take themselves away, a chip or a line with its removal. The focus would
 * fall to the body with them: it goes on to what came next, else to what stands nearest, and nothing scrolls.
 */
export const restoreFocus: RefCallback<HTMLElement> = (root) => {
  if (!root) return;
  let last: Last | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = lastOf(root, target);
  };
  // Removing the focused element fires `focusout`, too: only an element that is still connected lost focus by
  // the user.
  const forget = () =>
    queueMicrotask(() => {
      if (last?.element.isConnected && document.activeElement !== last.element) last = undefined;
    });
  const moveOn = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const next = last.next.find(isThere) ?? reachableIn(root)[0];
    next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(moveOn);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
};
