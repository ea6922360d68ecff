import type { Browser, Page } from 'playwright-core';
import type { Network } from '../networks.ts';
import { countTraffic, type PageLoad, withPage } from '../page-load.ts';

/** A start page and the header link to a view of another remote. */
export interface Switch {
  readonly from: { readonly path: string; readonly view: string };
  readonly to: { readonly path: string; readonly view: string };
  /** Hovers over the link first and waits until the network is idle before the click. */
  readonly prefetched: boolean;
}

/** Runs in the page: clicks a link without hovering; returns the ms until the element `ready` is there. */
export const press = ({ link, ready }: { link: string; ready: string }): Promise<number> =>
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

/** Measures a switch from one remote to another within the page, cold or with prefetched files. */
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
      // Hovering starts the prefetch; it is complete once the network is idle.
      await page.waitForTimeout(100);
      await rest(page);
      await page.waitForTimeout(500);
    }
    const traffic = countTraffic(session);
    const mounted = await page.evaluate(press, { link, ready: `[data-view="${to.view}"] h1` });
    await rest(page);
    return { mounted, ...traffic };
  });
