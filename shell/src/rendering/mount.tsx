import { readBoot } from '@portal/shared/config';
import { firstLanguage } from '@portal/shared/i18n';
import { readToken } from '@portal/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { isFromLiveRelease, viewLoad } from '../remotes/index.ts';
import { createPortalRouter } from '../routing/portal-router.ts';
import { reportFatal } from './start-signal.ts';

const options = { onUncaughtError: reportFatal };

/** Replaces what the document contains. A transition, as rendering the page at once would block input. */
const renderAfresh = (root: HTMLElement): void => {
  window.earlyEvents = undefined;
  startTransition(() => createRoot(root, options).render(<App router={createPortalRouter()} />));
};

const hydrate = async (root: HTMLElement, view: string): Promise<void> => {
  // Another release, or the panel of a view that no release could load, is not what the server rendered.
  if (!(await isFromLiveRelease(viewLoad(view)))) return renderAfresh(root);
  startTransition(() => {
    hydrateRoot(root, <App router={createPortalRouter(true)} />, {
      ...options,
      onRecoverableError: (error) => reportError(error),
    });
  });
};

/**
 * Starts React in `#root`. The HTML that the server rendered is for a visitor without a session, in the document's
 * language: only then it is hydrated, as soon as its view has loaded.
 */
export const mount = (root: HTMLElement): void => {
  const { rendered, view, language } = readBoot();
  if (rendered && view && !readToken() && firstLanguage() === language)
    hydrate(root, view).catch(reportFatal);
  else renderAfresh(root);
};
