import type { Browser } from 'playwright-core';
import { buildReleases } from '../build/all.ts';
import type { Portal } from '../portal/launch.ts';
import { startPortalDatabase } from '../portal/postgres.ts';
import { signIn } from '../portal/sign-in.ts';
import { step } from '../process/progress.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { launch } from './launch.ts';
import { printRows, type Row } from './limits.ts';
import { slow } from './networks.ts';
import { loadPage, medians, openBrowser, type PageLoad } from './page-load.ts';
import { addOldOrders, measureFilters, oldOrders } from './users/order-list.ts';

const loads = 5;

const users = { path: '/system/user', view: 'system/user/index' };
const orders = { path: '/business/orders', view: 'business/orders/index' };

/** A list with an empty cache on a slow network, until its first row: the median of some loads. */
const loadList = async (
  browser: Browser,
  { origin }: Portal,
  { path, view }: typeof users,
): Promise<PageLoad> => {
  const visit = { ready: 'tbody tr[data-row-key]', token: await signIn(origin), encoding: 'gzip' } as const;
  const found: PageLoad[] = [];
  for (let turn = 0; turn < loads + 1; turn += 1) {
    const load = await loadPage(browser, origin + path, view, slow, visit);
    // The first load warms the server's caches and does not count.
    if (turn > 0) found.push(load);
  }
  return medians(found);
};

const measure = async (browser: Browser, portal: Portal, ownerUrl: string): Promise<Row[]> => {
  const first = await step('measuring the users', () => loadList(browser, portal, users));
  await step(`making ${oldOrders} orders`, () => addOldOrders(ownerUrl));
  const second = await step('measuring the orders', () => loadList(browser, portal, orders));
  const code = Math.round((first.scriptBytes + first.styleBytes) / 1000);
  return [
    { figure: 'users: scripts and styles, kB with gzip', value: code, limit: 280 },
    { figure: `users, ${slow.name}: first row, ms`, value: first.mounted, limit: 2200 },
    { figure: `${oldOrders} orders, ${slow.name}: first row, ms`, value: second.mounted, limit: 2500 },
    ...(await step('measuring filters', async () =>
      measureFilters(portal.origin, await signIn(portal.origin)),
    )),
  ];
};

/** Lists of the back office: the users, and a million orders. A missed limit fails. */
export const benchUsers = (): Promise<Row[]> =>
  withTempDir(async (folder) => {
    const browser = await openBrowser('chromium');
    const builds = await step('building the releases', () => buildReleases());
    const database = await startPortalDatabase({ dataDir: folder, disposable: true });
    const portal = await launch(folder, builds, { disposable: true, databaseUrl: database.url });
    try {
      const rows = await measure(browser, portal, database.ownerUrl);
      printRows(rows);
      return rows;
    } finally {
      await browser.close();
      await portal.stop();
      await database.companion?.stop();
    }
  });
