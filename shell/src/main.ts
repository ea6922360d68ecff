import '@portal/shared/ui/base.css';
import { readBoot, writeLanguageCookie } from '@portal/shared/config';
import { preloadCalls } from '@portal/shared/session';
import { loadEntryScript } from './remotes/entry-script.ts';
import { findView } from './remotes/find-view.ts';
import { reportFatal } from './rendering/start-signal.ts';
import { isBackOfficeUrl } from './routing/is-back-office-url.ts';

/** Calls that every page needs when there is a session. */
const account = ['GET /api/v1/users/me', 'GET /api/v1/menus/routes'];

const boot = readBoot();

// Loads while the other modules run. A failure is reported when it is shown.
const first = findView(boot.releases, boot.view ?? '');
if (first && first.app !== 'shell') loadEntryScript(first.release).catch(() => undefined);
// Before the first call, whose answer is in the language of the cookie.
writeLanguageCookie();
preloadCalls([...account, ...(boot.calls ?? [])]);
if (isBackOfficeUrl()) import('./layout/back-office/frame.tsx').catch(() => undefined);

/** The modules of the shell, in the order in which they run; all are in this bundle. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/api'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/i18n'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/router'),
  () => import(/* webpackMode: "eager" */ './start.ts'),
];

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

// Each in its own task, to unblock paint and input: together they took a third of a second on a slow phone.
const run = async (): Promise<void> => {
  for (const part of parts) {
    await part();
    await nextTask();
  }
};

run().catch(reportFatal);
