import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';

/** The traces of the calls that a page sends, in their order. */
const watchTraces = (page: Page): string[] => {
  const traces: string[] = [];
  page.on('request', (request) => {
    const [, trace] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(request.headers().traceparent ?? '') ?? [];
    if (trace) traces.push(trace);
  });
  return traces;
};

test('the calls of a navigation share a trace, and the next navigation has another', async ({ page }) => {
  await page.goto('/route');
  await page.waitForLoadState('networkidle');
  const traces = watchTraces(page);
  await page.getByRole('main').locator('a[href*="/route/detail?id="]').first().click();
  await expect.poll(() => traces.length, 'calls of the tour').toBeGreaterThan(2);
  const first = traces.splice(0);
  expect(new Set(first).size).toBe(1);
  await page.locator('a[href="/hotel"]').first().click();
  await expect
    .poll(() => traces.filter((trace) => trace !== first[0]).length, 'calls of hotels')
    .toBeGreaterThan(1);
  expect(new Set(traces.filter((trace) => trace !== first[0])).size).toBe(1);
});
