import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookTour, orderPath } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { getDeparture, previewPath } from '../fixtures/tours.ts';

/** Saves a document by its button; returns the hash of the file, and its name. */
const save = async (page: Page, button: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const saved = await download;
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return { sha256: createHash('sha256').update(bytes).digest('hex'), name: saved.suggestedFilename() };
};

test('a member downloads contract and itinerary of a paid tour, and staff the same contract', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const { token } = await newMember(request);
  const order = await bookTour(request, token);
  await enterWith(page, token);
  await page.goto(orderPath(order));
  await expect(page.getByRole('heading', { name: '订单进展' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '合同与单据' })).toHaveCount(0);

  await payThroughApi(request, token, order.orderNo);
  await page.reload();
  // The job makes it within seconds, and the page shows it without being loaded again.
  await expect(page.getByRole('button', { name: '下载旅游合同' })).toBeVisible({ timeout: 30_000 });
  const contract = await save(page, '下载旅游合同');
  expect(contract.name).toBe(`旅游合同 ${order.orderNo}.pdf`);
  const itinerary = await save(page, '下载行程单');
  expect(itinerary.sha256).not.toBe(contract.sha256);
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }

  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(desk, await signIn(request, 'admin'));
  await desk.goto(`/business/orders/detail?no=${order.orderNo}`);
  await expect(desk.getByText(`SHA-256 ${contract.sha256}`)).toBeVisible();
  const copy = await save(desk, '下载旅游合同（第 1 版）');
  expect(copy.sha256).toBe(contract.sha256);
  await desk.goto(`/watch/operations?subject=travel-contract&subjectId=${order.orderNo}`);
  await expect(desk.getByRole('table', { name: '操作日志' }).getByRole('row')).toHaveCount(2);
  await desk.setViewportSize({ width: 375, height: 900 });
  await desk.goto(`/business/orders/detail?no=${order.orderNo}`);
  await expect(desk.getByText(`SHA-256 ${contract.sha256}`)).toBeVisible();
  await expectNoSideScroll(desk);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the full terms are read before the consent, and the contract is on the order page', async ({
    page,
    request,
  }) => {
    test.slow();
    const { token } = await newMember(request);
    await enterWith(page, token);
    const departure = await getDeparture(request, {
      ...{ category: 'local', place: 2 },
      suits: ({ seats, day }) => seats >= 10 && day > daysAfter(today(), 20),
    });
    await page.goto(previewPath(departure, 1));
    await page.getByText('Full terms of the contract', { exact: true }).click();
    await expect(page.getByText('Force majeure')).toBeVisible();
    await page.setViewportSize({ width: 375, height: 900 });
    await expectNoSideScroll(page);
    await expectAccessible(page);

    const order = await bookTour(request, token);
    await payThroughApi(request, token, order.orderNo);
    await page.goto(orderPath(order));
    await expect(page.getByRole('button', { name: 'Download Travel contract' })).toBeVisible({
      timeout: 30_000,
    });
    await save(page, 'Download Itinerary');
  });
});
