import type { Page } from 'playwright-core';

/** The visible screen; all others are hidden. */
const shownView = '[role=tabpanel]:visible [data-view]';

// The logo beside the list leads out of the back office.
const menu = 'nav[aria-label="后台菜单"] li';

// An element handle, as `waitForSelector` returns it, would keep the whole screen in memory.
const seeScreen = (page: Page): Promise<void> => page.locator(shownView).first().waitFor();

/** Links of the menu within the portal, except the home tab, which stays open. */
export const listScreens = async (page: Page): Promise<string[]> => {
  await page.locator(`${menu} a[href^="/"]`).first().waitFor({ state: 'attached' });
  const paths = await page
    .locator(`${menu} a[href^="/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const home = new URL(page.url()).pathname;
  return [...new Set(paths)].filter((path) => path !== home && path !== '/');
};

/** Opens a screen by its menu link and waits until it is stable. */
export const openTab = async (page: Page, path: string): Promise<void> => {
  // Clicked by script, because a closed folder hides its links.
  await page.locator(`${menu} a[href="${path}"]`).dispatchEvent('click');
  await page.waitForFunction((wanted) => location.pathname === wanted, path);
  await seeScreen(page);
  await page.waitForLoadState('networkidle');
};

/** Closes all tabs but home and waits until their screens are unmounted. */
export const closeTabs = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '页签操作' }).click();
  await page.getByRole('menuitem', { name: '全部关闭' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel]').length === 1);
  await seeScreen(page);
  await page.waitForLoadState('networkidle');
};
