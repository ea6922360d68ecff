import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';
import { listErrors, liveVersion } from '../fixtures/releases.ts';

/** Runs in the page: reports an error of a shell script and, if `next` is given, leaves the page at once. */
const throwAndLeave = ([message, script, next]: readonly [string, string, string?]): void => {
  const error = new Error(message);
  error.stack += `\n    at throws (${script}:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error, message }));
  if (next) window.location.href = next;
};

/** Retries until errors are reported, as the reporter loads after the first screen. */
const untilReported = (page: Page, message: string, script: string): Promise<void> =>
  expect(async () => {
    const reported = page.waitForRequest('**/api/v1/release-reports', { timeout: 1000 });
    await page.evaluate(throwAndLeave, [`${message} ${Date.now()}`, script] as const);
    await reported;
  }).toPass();

test('an error is reported even if the visitor leaves the page at once', async ({ page, request }) => {
  // Digits are removed from stored messages.
  const mark = crypto.randomUUID().replaceAll(/\d/g, 'x');
  const script = `/assets/shell/${await liveVersion(request, 'shell')}/main.js`;
  await page.goto('/index');
  await untilReported(page, 'stays', script);
  await page.evaluate(throwAndLeave, [`leaves ${mark}`, script, 'about:blank'] as const);
  await page.waitForURL('about:blank');
  await expect.poll(async () => (await listErrors(request, 'shell')).join()).toContain(mark);
});
