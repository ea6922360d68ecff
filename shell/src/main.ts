import '@portal/shared/ui/base.css';
import { readBoot } from '@portal/shared/config';
import { preloadCalls } from '@portal/shared/session';
import { loadEntryScript } from './remotes/entry-script.ts';
import { findView } from './remotes/find-view.ts';
import { isBackOfficeUrl } from './routing/is-back-office-url.ts';

/** Calls that every page needs when there is a session. */
const account = ['GET /api/v1/users/me', 'GET /api/v1/menus/routes'];

const boot = readBoot();

// Under way while the rest is run. What does not come is reported when it is to be shown.
const first = findView(boot.releases, boot.view ?? '');
if (first && first.app !== 'shell') loadEntryScript(first.release).catch(() => undefined);
preloadCalls([...account, ...(boot.calls ?? [])]);
if (isBackOfficeUrl()) import('./layout/back-office/frame.tsx').catch(() => undefined);

/** What the shell is made of, in the order in which it is run; the file has all of it. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/api'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/i18n'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/router'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

// Each in a task of its own: a browser draws nothing and hears no finger while one lasts, and on a slow telephone they
// took a third of a second together.
const run = async (): Promise<void> => {
  for (const part of parts) {
    await part();
    await nextTask();
  }
};

void run();
