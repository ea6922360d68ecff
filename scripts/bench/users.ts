import { buildReleases } from '../build/all.ts';
import { signIn } from '../portal/sign-in.ts';
import { step } from '../process/progress.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { launch } from './launch.ts';
import { slow } from './networks.ts';
import { loadPage, medians, openBrowser, type PageLoad } from './page-load.ts';

/** Limits for the screen's size and time with an empty cache. */
const wanted = { bytes: 330_000, mounted: 3500 };

const loads = 5;
const screen = { path: '/system/user', view: 'system/user/index' };
const firstRow = { ready: 'tbody tr[data-row-key]' };

const print = (load: PageLoad): void => {
  const verdict = (name: keyof typeof wanted): string => (load[name] <= wanted[name] ? 'kept' : 'MISSED');
  console.log(`\nusers, ${slow.name}`);
  console.log(`  first row after ${load.mounted} ms (at most ${wanted.mounted}: ${verdict('mounted')})`);
  console.log(
    `  ${(load.bytes / 1000).toFixed(0)} kB (at most ${wanted.bytes / 1000}: ${verdict('bytes')}), ` +
      `${(load.scriptBytes / 1000).toFixed(0)} kB scripts, ${load.requests} requests`,
  );
};

/** The users of the back office with an empty cache on a slow network: until the first row, median of 5. */
export const benchUsers = (): Promise<PageLoad> =>
  withTempDir(async (folder) => {
    const browser = await openBrowser('chromium');
    const builds = await step('building the releases', () => buildReleases());
    const portal = await launch(folder, builds);
    try {
      const token = await signIn(portal.origin);
      const found: PageLoad[] = [];
      for (let turn = 0; turn < loads + 1; turn += 1) {
        const visit = { ...firstRow, token };
        const load = await loadPage(browser, portal.origin + screen.path, screen.view, slow, visit);
        // The first load warms the server's caches and does not count.
        if (turn > 0) found.push(load);
      }
      const load = medians(found);
      print(load);
      return load;
    } finally {
      await browser.close();
      await portal.stop();
    }
  });
