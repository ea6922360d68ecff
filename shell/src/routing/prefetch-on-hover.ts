import { findRoute } from '@portal/shared/rules';
import { prefetchView } from '../remotes/index.ts';

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
