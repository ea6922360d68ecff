import type { RefCallback } from 'react';

const reachable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/**
 * The focused element and the candidates to focus next: the following ones, then the preceding ones, nearest
 * first.
 */
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
 * A `ref` for a container whose buttons remove themselves, as chips do. Moves focus to the next element, else
 * to the nearest, instead of the body, without scrolling.
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
