import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

const sendForgedNotification = (request: APIRequestContext) =>
  request.post('/api/pay/alipay/notify', { form: { out_trade_no: 'P1', sign: 'x', sign_type: 'RSA2' } });

test('a day is reconciled again and downloaded as a sheet', async ({ page, request, signedIn }) => {
  const day = daysAfter(today(), -1);
  await signedIn('finance');
  await page.goto('/business/reconciliation');
  const picker = page.getByLabel('对某一天对账');
  await picker.fill(day);
  await picker.press('Enter');
  await expect(page.getByText(new RegExp(`${day} 核对完成`))).toBeVisible({ timeout: 60_000 });
  const row = page.getByRole('row').filter({ hasText: day }).filter({ hasText: '支付宝' });
  await expect(row).toContainText('0.00');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('menuitem', { name: '下载 CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`对账-${day}.csv`);
  await page.goto(`/business/reconciliation?day=${day}`);
  const details = page.getByRole('dialog', { name: `${day} 对账明细` });
  await expect(details).toContainText('没有差异');
  await expectAccessible(page);
  await details.getByRole('tab', { name: '逐笔明细' }).click();
  await expect(details.getByRole('tabpanel')).toContainText(/收款|退款|没有符合条件的明细/);
  await expectAccessible(page);

  await sendForgedNotification(request);
  await page.goto('/business/reconciliation?view=anomalies&settled=no&outcome=forged');
  await page
    .getByRole('button', { name: /^登记处理/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: '登记处理结果' });
  await drawer.getByRole('button', { name: '登记' }).click();
  await expect(drawer).toContainText('请填写处理说明');
  await drawer.getByLabel('处理说明').fill('测试通知，不是渠道发来的');
  await drawer.getByRole('button', { name: '登记' }).click();
  await expect(page.getByText('已登记处理结果')).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('reconciliation is accessible on a desktop and a phone', async ({ page, request, signedIn }) => {
    await sendForgedNotification(request);
    await signedIn('finance');
    for (const path of ['', '?view=anomalies'])
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/business/reconciliation${path}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      }
  });
});
