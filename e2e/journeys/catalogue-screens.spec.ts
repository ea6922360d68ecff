import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { pathOf, screens } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/portal.ts';
import { expectHydrated, openRendered } from '../fixtures/rendered.ts';
import { allViewports } from '../fixtures/variants.ts';

const widths = [375, 1440] as const;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], [data-loading-overlay]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

/** Sums layout shifts without recent input from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shifted') as number);

const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

for (const screen of screens)
  test(`${screen.name} is rendered on the server, accessible at every width, without layout shift, within its size limit`, async ({
    page,
    request,
  }) => {
    const path = await pathOf(screen, request);
    await watchShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const html = await openRendered(page, path);
      await expectHydrated(page, html);
      await settled(page);
      expect(await shifted(page), `layout shift at ${width} px`).toBeLessThan(0.05);
      expect(await scriptBytes(page), 'bytes of script').toBeLessThanOrEqual(screen.scripts * 1000);
      await test.step(`${width} px`, () => expectAccessible(page));
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
  });

/** Proper names stay as they are: those of authors, and the portal's own. */
const names = /[\u4e00-\u9fff]\*+|海途旅行/g;

test.describe('in English', allViewports, () => {
  test.use({ locale: 'en-US' });
  for (const screen of screens.filter(({ name }) => name !== 'a search'))
    test(`${screen.name} has no Chinese text`, async ({ page, request }) => {
      await page.goto(await pathOf(screen, request));
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const words = (await page.getByRole('main').allInnerTexts()).join('\n');
      const chinese = words.replaceAll(names, '').match(/[^\n]*[\u4e00-\u9fff][^\n]*/g) ?? [];
      expect(chinese).toEqual([]);
      expect(await page.title()).not.toMatch(/^[^·]*[\u4e00-\u9fff]/);
    });
});
