import type { Page } from 'playwright-core';

/** The screen that is looked at; all others are hidden. */
const shownView = '[role=tabpanel]:visible [data-view]';

// The logo, beside the list, leads out of the back office.
const menu = 'nav[aria-label="后台菜单"] li';

// A handle to an element, which `waitForSelector` gives, would keep the whole screen from being freed.
const seeScreen = (page: Page): Promise<void> => page.locator(shownView).first().waitFor();

/** Where the menu leads to inside of the portal, but the home tab, which stays open. */
export const listScreens = async (page: Page): Promise<string[]> => {
  await page.locator(`${menu} a[href^="/"]`).first().waitFor({ state: 'attached' });
  const paths = await page
    .locator(`${menu} a[href^="/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const home = new URL(page.url()).pathname;
  return [...new Set(paths)].filter((path) => path !== home && path !== '/');
};

/** Opens a screen by its link in the menu, and waits until it stands still. */
export const openTab = async (page: Page, path: string): Promise<void> => {
  // A link in a folder that is closed is pressed all the same.
  await page.locator(`${menu} a[href="${path}"]`).dispatchEvent('click');
  await page.waitForFunction((wanted) => location.pathname === wanted, path);
  await seeScreen(page);
  await page.waitForLoadState('networkidle');
};

/** Closes all but the home tab, and waits until their screens are gone. */
export const closeTabs = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '页签操作' }).click();
  await page.getByRole('menuitem', { name: '全部关闭' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel]').length === 1);
  await seeScreen(page);
  await page.waitForLoadState('networkidle');
};
