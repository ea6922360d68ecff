import type { Page } from 'playwright-core';
import { launch } from '../../bench/launch.ts';
import { openBrowser } from '../../bench/page-load.ts';
import { buildReleases } from '../../build/all.ts';
import { signIn } from '../../portal/sign-in.ts';

/** A portal with the back office open in a browser. */
export interface MemoryEnvironment {
  readonly page: Page;
  /** Errors of the page so far. */
  readonly errors: string[];
  stop(): Promise<void>;
}

/** Optimized code grows for a long time and is no leak of a screen, so the engine runs without it. */
const withoutCompilers = ['--no-opt', '--no-maglev', '--no-sparkplug'];

/** Starts a portal with its data in a folder and opens the back office as root. */
export const openEnvironment = async (folder: string): Promise<MemoryEnvironment> => {
  const portal = await launch(folder, await buildReleases());
  const browser = await openBrowser('chromium', ...withoutCompilers);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const token = await signIn(portal.origin);
  await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  await page.goto(`${portal.origin}/dashboard`);
  return {
    page,
    errors,
    stop: async () => {
      await browser.close();
      await portal.stop();
    },
  };
};
