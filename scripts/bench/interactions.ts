import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { buildReleases } from '../build/all.ts';
import { step } from '../process/progress.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { press } from './first-paint/switch-view.ts';
import { launch } from './launch.ts';
import { printRows, type Row } from './limits.ts';
import { fast } from './networks.ts';
import { median, openBrowser, withPage } from './page-load.ts';

const visits = 5;
const openings = 9;

/** The library measures INP of the document so far; the page keeps it. */
const inpScript = async (): Promise<string> => {
  const file = new URL('web-vitals.iife.js', import.meta.resolve('web-vitals'));
  const library = await readFile(file, 'utf8');
  return `${library};webVitals.onINP(({ value }) => { window.inp = value; }, { reportAllChanges: true });`;
};

const openHydrated = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => Reflect.get(window, 'earlyEvents') === undefined);
};

const searchTours = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('combobox').pressSequentially('湛江');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-view="search/index"] article').first().waitFor();
};

const filterTours = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', { name: '国内游' }).click();
  const tours = page.locator('[data-view="domestic/index"]');
  await tours.locator('article').first().waitFor();
  await tours.getByLabel('排序').selectOption('priceUp');
  await tours.locator('button[aria-pressed]').first().click();
  await tours.getByRole('checkbox').first().check();
  await tours.locator('article a').first().click();
};

const chooseDeparture = async (page: Page): Promise<void> => {
  const tour = page.locator('[data-view="route/detail"]');
  await tour.locator('h1').waitFor();
  await tour.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().waitFor();
};

/** A visit within one document: the longest of its interactions, as the browser measures it. */
const visit = (browser: Browser, origin: string, script: string): Promise<number> =>
  withPage(browser, { ...fast, cpu: 4 }, undefined, async (page) => {
    await page.addInitScript(script);
    await openHydrated(page, `${origin}/index`);
    await searchTours(page);
    await filterTours(page);
    await chooseDeparture(page);
    await page.waitForTimeout(1000);
    return page.evaluate(() => Number(Reflect.get(window, 'inp')));
  });

/** From a list to a detail page, after the pointer was over the link for 200 ms. */
const openDetail = (browser: Browser, origin: string): Promise<number> =>
  withPage(browser, fast, undefined, async (page) => {
    const link = '[data-view="local/index"] article a';
    await openHydrated(page, `${origin}/local`);
    await page.waitForLoadState('networkidle');
    await page.locator(link).first().hover();
    await page.waitForTimeout(200);
    return page.evaluate(press, { link, ready: '[data-view="route/detail"] h1' });
  });

const medianOf = async (times: number, measure: () => Promise<number>): Promise<number> => {
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) measured.push(await measure());
  return median(measured);
};

/** How long the page takes to respond to a visitor on a slow processor, and to open a product. A missed limit fails. */
export const benchInteractions = (): Promise<Row[]> =>
  withTempDir(async (dataDir) => {
    const builds = await step('building the releases', () => buildReleases());
    const { origin, stop } = await launch(dataDir, builds);
    const browser = await openBrowser('chromium');
    try {
      const script = await inpScript();
      const inp = await medianOf(visits, () => visit(browser, origin, script));
      const detail = await medianOf(openings, () => openDetail(browser, origin));
      const rows: Row[] = [
        { figure: `INP of a visit at 4x throttling, ms, median of ${visits}`, value: inp, limit: 200 },
        { figure: `list to detail on a fast network, ms, median of ${openings}`, value: detail, limit: 100 },
      ];
      printRows(rows);
      return rows;
    } finally {
      await browser.close();
      await stop();
    }
  });
