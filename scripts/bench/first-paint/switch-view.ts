import type { Browser, Page } from 'playwright-core';
import type { Network } from '../networks.ts';
import { countTraffic, type PageLoad, withPage } from '../page-load.ts';

/** Where somebody is, and the link of the header that leads to a view of another remote. */
export interface Switch {
  readonly from: { readonly path: string; readonly view: string };
  readonly to: { readonly path: string; readonly view: string };
  /** They point at the link first, and their network comes to rest before they press it. */
  readonly prefetched: boolean;
}

/** Runs in the page: presses the link without pointing at it, and gives the ms until the view's heading is there. */
const press = ({ link, ready }: { link: string; ready: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const target = document.querySelector<HTMLElement>(link);
    if (!target) return reject(new Error(`There is no link ${link}.`));
    const since = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(ready)) return;
      observer.disconnect();
      resolve(performance.now() - since);
    }).observe(document, { childList: true, subtree: true });
    target.click();
  });

const rest = (page: Page): Promise<void> => page.waitForLoadState('networkidle', { timeout: 60_000 });

/** From one remote to another inside of the page, with nothing of the other loaded before or with its files ahead. */
export const switchView = (
  browser: Browser,
  { origin, token }: { readonly origin: string; readonly token: string },
  network: Network,
  { from, to, prefetched }: Switch,
): Promise<PageLoad> =>
  withPage(browser, network, token, async (page, session) => {
    const link = `header a[href="${to.path}"]`;
    await page.goto(origin + from.path, { timeout: 60_000 });
    await page.locator(`[data-view="${from.view}"] h1`).waitFor({ timeout: 60_000 });
    await rest(page);
    if (prefetched) {
      await page.locator(link).first().hover();
      // The files are asked for with the pointer on the link; they are there once nothing more comes.
      await page.waitForTimeout(100);
      await rest(page);
      await page.waitForTimeout(500);
    }
    const traffic = countTraffic(session);
    const mounted = await page.evaluate(press, { link, ready: `[data-view="${to.view}"] h1` });
    await rest(page);
    return { mounted, ...traffic };
  });
