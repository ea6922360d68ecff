import type { Page } from 'playwright-core';
import { openBrowser } from '../../bench/page-load.ts';
import type { Site } from './site.ts';
import type { User } from './users.ts';

/** Opens a page of the site in a browser of its own, as a signed-in user. */
export const showPage = async <T>(
  { origin }: Site,
  { token }: User,
  path: string,
  read: (page: Page) => Promise<T>,
): Promise<T> => {
  const browser = await openBrowser('headless-shell');
  try {
    const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, locale: 'zh-CN' });
    await context.addInitScript((value) => localStorage.setItem('accessToken', value), `Bearer ${token}`);
    const page = await context.newPage();
    await page.goto(path);
    return await read(page);
  } finally {
    await browser.close();
  }
};
