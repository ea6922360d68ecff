import type { App } from '@portal/shared/contract';
import type { Owner } from './vitals.ts';

const closestView = (node: Node | null | undefined): HTMLElement | null => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-view]') ?? null;
};

const visibleView = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-view]')].find((view) => view.getClientRects().length > 0);

/** The view that an element belongs to; for elements outside of views, the current view. */
export function ownerOf(node?: Node | null): Owner | undefined {
  const { view, remote, release } = (closestView(node) ?? visibleView())?.dataset ?? {};
  return view && remote && release ? { app: remote as App, version: release, view } : undefined;
}
