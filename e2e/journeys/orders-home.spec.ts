import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { chooseOption } from '../fixtures/choice.ts';
import { listLetters } from '../fixtures/inbox.ts';
import { payFromList } from '../fixtures/order-screens.ts';
import { bookGoods, bookStay, bookTickets, orderPath } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/portal.ts';

const contentOf = async (download: Download): Promise<string> =>
  (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');

const saving = async (page: Page, button: string): Promise<Download> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return waiting;
};

const look = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSideScroll(page);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
};

test('home counts orders of all kinds, shows unpaid ones, and links to the next trip', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const tickets = await bookTickets(request, token);
  await payFromList(page, tickets);
  const goods = await bookGoods(request, token);

  await page.goto('/personal/home');
  const counters = page.getByRole('list', { name: '我的订单' });
  await expect(counters.getByRole('link', { name: '门票 1 待使用' })).toBeVisible();
  await expect(counters.getByRole('link', { name: '商品 1 待支付' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('剩余支付时间');
  await expect(page.getByText(goods.orderNo)).toBeVisible();
  await expect(page.getByText(/还有 \d+ 天入园/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '猜你喜欢' })).toBeVisible();
  await look(page);

  await page.getByRole('link', { name: '查看电子票' }).click();
  await expect(page.locator('#tickets').getByRole('img')).toHaveCount(2);
});

test('home loads without layout shift', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value } = shift as PerformanceEntry & { value: number };
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted') ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/personal/home');
  await expect(page.getByText('暂无待出行的行程')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.02);
});

test('home is in English', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await bookStay(request, token);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/personal/home');
  await expect(page.getByRole('link', { name: 'Hotels 1 To pay' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders to pay' })).toBeVisible();
  await look(page);
});

test('a trip is downloaded as a calendar file', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const stay = await bookStay(request, token);
  await payFromList(page, stay);
  const download = await saving(page, '加入日历');
  expect(download.suggestedFilename()).toBe(`${stay.orderNo}.ics`);
  const lines = (await contentOf(download)).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContainEqual(expect.stringMatching(/^DTSTART;VALUE=DATE:\d{8}$/));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^UID:${stay.orderNo}@`)));
  expect(lines).toContainEqual(expect.stringMatching(/^LOCATION:.+/));
});

test('orders are filtered by date, and a closed one is removed for good', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const stay = await bookStay(request, token);
  await page.goto('/personal/hotel-order');
  const card = page.getByRole('article').filter({ hasText: stay.orderNo });
  await chooseOption(page.getByLabel('下单时间'), '近 30 天');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await expect(card).toBeVisible();
  await page.goto('/personal/hotel-order?from=2020-01-01&to=2020-12-31');
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: '查看全部订单' }).click();

  await card.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await card.getByRole('button', { name: '移除订单' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(stay.orderNo);
  await expect(question).toContainText('不能恢复');
  await question.getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByText('还没有酒店订单')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^全部 ?0?$/ })).toBeVisible();
  await page.goto(orderPath(stay));
  await expect(page.getByText('从订单列表移除')).toBeVisible();
});

test('all orders are in one list, by kind and by departure', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const tickets = await bookTickets(request, token);
  await payFromList(page, tickets);
  const goods = await bookGoods(request, token);
  await page.goto('/personal/home');
  await page.getByRole('main').getByRole('link', { name: '全部订单' }).last().click();
  await expect(page).toHaveURL(/\/personal\/orders$/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(goods.orderNo);
  await chooseOption(page.getByLabel('排序'), '最近出行');
  await expect(cards.first()).toContainText(tickets.orderNo);
  await look(page);
  await chooseOption(page.getByLabel('订单类型'), '商品');
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox', { name: '搜索订单' }).fill(tickets.orderNo);
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await page.getByRole('button', { name: '查看全部订单' }).click();
  await expect(cards).toHaveCount(2);
});

test('ordered goods are put back into the cart', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const goods = await bookGoods(request, token);
  await page.goto(orderPath(goods));
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: '再次预订' }).click();
  await expect(page).toHaveURL(/\/goods\/cart$/);
  await expect(page.getByText('商品（2 件）')).toBeVisible();
});

const pdf = '%PDF-1.4\n\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test('an invoice is requested, issued by finance, sent by mail and downloaded', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const goods = await bookGoods(request, token);
  await payFromList(page, goods);
  const invoice = page.locator('#invoice');
  await invoice.getByRole('button', { name: '申请发票' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/发票抬头/).fill('陈海生');
  const email = `invoice-${goods.orderNo.toLowerCase()}@example.com`;
  await dialog.getByLabel(/接收邮箱/).fill(email);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(invoice.getByText('待开具')).toBeVisible();

  const invoiceNo = `26${Date.now()}${goods.orderNo.replaceAll(/\D/g, '').slice(-5)}`.slice(0, 20);
  const issued = await request.post(`/api/v1/invoices/${goods.orderNo}/issue`, {
    headers: { Authorization: await signIn(request, 'finance') },
    multipart: {
      invoiceNo,
      file: { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    },
  });
  expect(issued.status(), await issued.text()).toBe(200);

  await page.reload();
  await expect(invoice.getByText(invoiceNo)).toBeVisible();
  const download = await saving(page, '下载发票');
  expect(download.suggestedFilename()).toBe(`${invoiceNo}.pdf`);
  expect(await contentOf(download)).toBe(pdf);
  await expect
    .poll(async () => JSON.stringify(await listLetters(request, email)), { timeout: 20_000 })
    .toContain('发票已开具');
});
