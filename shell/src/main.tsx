import '@portal/shared/ui/base.css';
import { setNotifier } from '@portal/shared/api';
import { readBoot } from '@portal/shared/config';
import { startI18n } from '@portal/shared/i18n';
import { findRoute } from '@portal/shared/rules';
import { createRoot } from 'react-dom/client';
import { loadAccount } from './account/account.ts';
import { startAccountRefresh } from './account/refresh-account.ts';
import { App } from './app.tsx';
import { notifier } from './feedback/notifier.ts';
import { progress } from './feedback/progress-bar.ts';
import { adoptViewFiles, findView, setReleases, startReleasePolling, viewLoad } from './remotes/index.ts';
import { startPrefetchOnHover } from './routing/prefetch-on-hover.ts';
import { loadSiteData } from './site/site-data.ts';

/** Begins the first view before React has drawn anything; where its files have come already, the first drawing has it. */
const loadFirstView = (): void => {
  const view = findRoute(window.location.pathname)?.view;
  if (view && findView(readBoot().releases, view)) viewLoad(view);
  adoptViewFiles();
};

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root to mount into.');

progress.start();
setReleases(readBoot().releases);
loadFirstView();
startI18n();
setNotifier(notifier);
loadSiteData();
void loadAccount();
startAccountRefresh();
startReleasePolling();
startPrefetchOnHover();
createRoot(root).render(<App />);
