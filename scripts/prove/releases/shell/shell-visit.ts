import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { visit } from '../visitor.ts';

/** What a visitor met whose shell did not start. */
export interface ShellVisit {
  /** Seconds until a shell had rendered, or the message was shown. */
  readonly seconds: number;
  /** The version of the shell in the last document. */
  readonly version: string;
  /** The release that it replaces, as the document says. */
  readonly failed: string | undefined;
  /** The documents that the tab requested. */
  readonly documents: number;
  /** The message is shown. */
  readonly message: boolean;
  /** A click that needs the shell changed the page. */
  readonly works: boolean;
}

const timeoutMs = 60_000;
const settleMs = 2000;

/** Records what the page says, for the error of a proof that waits in vain. */
const recordPage = (page: Page): (() => string) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => lines.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400 || answer.request().isNavigationRequest())
      lines.push(`${answer.url()}: ${answer.status()}`);
  });
  return () => lines.slice(-40).join('\n');
};

/** Undefined while the tab has the shell that does not start, or another that has not rendered yet. */
const readShell = () => {
  const boot = document.getElementById('portal-boot')?.textContent;
  if (!boot) return undefined;
  const { current, failed } = JSON.parse(boot).releases.shell;
  const message = document.getElementById('start-failed')?.hidden === false;
  const { ms = 0 } = (window as { shellStart?: { ms: number } }).shellStart ?? {};
  return message || (failed && ms > 0) ? { version: String(current.version), failed, message } : undefined;
};

/** Until a shell has rendered in place of another, or the message is shown. */
const untilOver = async (page: Page, say: () => string) => {
  try {
    const read = await page.waitForFunction(readShell, undefined, { timeout: timeoutMs, polling: 50 });
    return (await read.jsonValue()) ?? assert.fail('The page has no shell.');
  } catch (error) {
    throw new Error(`No shell rendered at ${page.url()}, and no message was shown:\n${say()}`, {
      cause: error,
    });
  }
};

const switchesLanguage = async (page: Page): Promise<boolean> => {
  try {
    await page.getByRole('button', { name: 'English' }).first().click({ timeout: 5000 });
    await page.waitForFunction(() => document.documentElement.lang === 'en', undefined, { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
};

/** Opens a page as a visitor of a cohort. Throws what the page said if neither a shell nor the message came. */
export const visitShell = async (
  env: ReleaseTestEnvironment,
  origin: string,
  { cohort, path }: { readonly cohort: string; readonly path: string },
): Promise<ShellVisit> => {
  const { context, page, leave } = await visit(env, { origin });
  try {
    await context.addCookies([{ name: 'cohort', value: cohort, url: origin }]);
    const say = recordPage(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    const since = Date.now();
    await page.goto(path, { waitUntil: 'commit' });
    const shell = await untilOver(page, say);
    const seconds = Math.round((Date.now() - since) / 100) / 10;
    const works = !shell.message && (await switchesLanguage(page));
    if (shell.message) await page.waitForTimeout(settleMs);
    return { seconds, ...shell, documents, works };
  } finally {
    await leave();
  }
};
