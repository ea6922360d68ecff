import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { payFromList } from '../fixtures/order-screens.ts';
import { bookTickets, orderPath } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/portal.ts';

const kept = (page: Page) => page.getByText('已存到这台设备');

test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

test('opened e-tickets are available offline until logout', async ({ page, context, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const order = await bookTickets(request, token);
  await payFromList(page, order);
  await expect(kept(page)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '电子票' })).toBeVisible();
  await expect(page.getByRole('img', { name: '陈海生的入园二维码' })).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(2);
  await expect(page.getByText(/入园以闸机核验为准/)).toBeVisible();

  await context.setOffline(false);
  await page.goto(orderPath(order));
  await expect(page.getByRole('heading', { name: '费用明细' })).toBeVisible();

  await page.evaluate(() => fetch('/').then(() => undefined));
  await page.getByRole('button', { name: '旅人' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => caches.has('e-tickets'))).toBe(false);
  await context.setOffline(true);
  await expect(page.goto(orderPath(order))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('e-tickets are downloaded as a self-contained page', async ({ page, request, browser }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const order = await bookTickets(request, token);
  await payFromList(page, order);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存为文件' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`e-tickets-${order.orderNo}.html`);
  const alone = await (await browser.newContext({ offline: true, javaScriptEnabled: false })).newPage();
  await alone.setContent(await readFile(await download.path(), 'utf8'));
  await expect(alone.getByRole('img', { name: '林惠兰的入园二维码' })).toBeVisible();
  await alone.context().close();
});

test('the cached page is accessible', async ({ page, context, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const order = await bookTickets(request, token);
  await payFromList(page, order);
  await expect(kept(page)).toBeVisible();
  const source = await page.evaluate(async (path) => {
    const page = await caches.match(path, { cacheName: 'e-tickets' });
    return page?.text() ?? '';
  }, orderPath(order));
  const reader = await context.newPage();
  await reader.setContent(source);
  await reader.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(reader);
  await reader.close();
});
