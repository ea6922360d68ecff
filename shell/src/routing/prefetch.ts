import { findRoute } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { prefetchEntry, prefetchView, watchLoads } from '../remotes/index.ts';

/** Until the first view has been drawn. */
const renderMs = 300;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
};

/** Screens for members are of no use to visitors, and links of the footer are rarely the next step. */
const prefetchLinkedRemotes = (): void => {
  const isMember = useSession.getState().token !== '';
  const links = [...document.links].filter((link) => !link.closest('footer'));
  const paths = new Set(links.map(({ origin, pathname }) => origin === window.location.origin && pathname));
  for (const path of paths) {
    const { view, member } = (path && findRoute(path)) || {};
    if (view && (isMember || !member)) prefetchEntry(view);
  }
};

/**
 * Prefetches the entries of the remotes that the page links to, after its first view was rendered: the first
 * navigation to another remote then only loads the files of that view. Links to screens for members count for members.
 */
export const startPrefetchWhenIdle = (): void => {
  let begun = false;
  watchLoads(({ step }) => {
    if (begun || step !== 'loaded') return;
    begun = true;
    setTimeout(() => whenIdle(prefetchLinkedRemotes), renderMs);
  });
};

const prefetchTarget = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return;
  const view = findRoute(link.pathname)?.view;
  if (view) prefetchView(view);
};

/** Fetches a view's files as soon as somebody points at a link to it, wherever the link is. */
export const startPrefetchOnHover = (): void => {
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, prefetchTarget, { passive: true });
};
