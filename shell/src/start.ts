import { setNotifier } from '@portal/shared/api';
import { readBoot } from '@portal/shared/config';
import { startI18n } from '@portal/shared/i18n';
import { loadAccount } from './account/account.ts';
import { notifier } from './feedback/notifier.ts';
import { progress } from './feedback/progress-bar.ts';
import { startReporting } from './health/start-reporting.ts';
import { BackOffice } from './layout/back-office.ts';
import { startOverrideShortcut } from './overrides/override-shortcut.ts';
import {
  addLazyTimeout,
  adoptPreloadedFiles,
  findView,
  setReleases,
  startReleasePolling,
  viewLoad,
} from './remotes/index.ts';
import { mount } from './rendering/mount.tsx';
import { isBackOfficeUrl } from './routing/is-back-office-url.ts';
import { startPrefetchOnHover, startPrefetchWhenIdle } from './routing/prefetch.ts';
import { loadSiteData } from './site/site-data.ts';

/**
 * Starts loading the first view before the first render; if its files are cached, the first render has it.
 */
const loadFirstView = (): void => {
  const { view, releases } = readBoot();
  if (view && findView(releases, view)) viewLoad(view);
  adoptPreloadedFiles();
};

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root to mount into.');

progress.start();
addLazyTimeout();
setReleases(readBoot().releases);
loadFirstView();
startI18n();
setNotifier(notifier);
void loadAccount();
if (isBackOfficeUrl()) BackOffice.prefetch();
mount(root);
// A task for each: together they would block input.
for (const start of [
  loadSiteData,
  startReleasePolling,
  startPrefetchOnHover,
  startPrefetchWhenIdle,
  startReporting,
  startOverrideShortcut,
])
  setTimeout(start);
