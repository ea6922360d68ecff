import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { payFromList, refundOf, refundOrder } from '../fixtures/order-screens.ts';
import { bookGoods, bookStay, bookTickets, bookVisa, fulfil } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/portal.ts';

test('paid tickets have a code for each visitor, and none after a refund', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookTickets(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  const tickets = page.locator('#tickets');
  await expect(tickets.getByRole('img')).toHaveCount(2);
  await expect(tickets.getByRole('img', { name: '陈海生的入园二维码' })).toBeVisible();

  await refundOrder(page, order.amount);
  await expect(tickets.getByRole('img')).toHaveCount(0);
  await expect(tickets.getByText('已作废')).toHaveCount(4);
  await page.goto('/personal/ticket-order?state=REFUNDED');
  await expect(page.getByRole('article')).toContainText('已退款');
});

test('an order is printed as a sheet, and its tickets alone on request', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookTickets(request, token);
  await enterWith(page, token);
  // The browser's print dialog would end the print view at once.
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await payFromList(page, order);
  const code = page.getByRole('img', { name: '林惠兰的入园二维码' });
  const sheet = page.getByText(`海途旅行 · 门票订单 ${order.orderNo}`);
  await expect(code).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(code).toBeVisible();
  await expect(page.getByRole('heading', { name: '费用明细' })).toBeVisible();
  for (const left of [page.getByRole('navigation'), page.getByRole('button')])
    await expect(left.filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.locator('#tickets').getByRole('button', { name: '打印' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: '费用明细' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toBeVisible();
});

test('goods are paid, shipped and confirmed as received', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookGoods(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  await expect(page.getByRole('main')).toContainText('正在为您备货');
  const parcel = { carrier: '顺丰速运', trackingNo: 'SF1234567890' };
  await fulfil(request, order.orderNo, { event: 'ship', parcel });

  await page.goto('/personal/goods-order');
  await expect(page.getByRole('article')).toContainText('待收货');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('顺丰速运 SF1234567890')).toBeVisible();
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('main').getByText('已收货', { exact: true })).toBeVisible();
  await expect(page.getByText('签收后 7 天内可以申请退货。')).toBeVisible();
});

const scan = {
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const upload = async (page: Page, document: string, name: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `上传林惠兰的${document}`, exact: true }).click();
  await (await choosing).setFiles({ ...scan, name });
};

const uploadAll = async (page: Page, documents: readonly string[]): Promise<void> => {
  for (const [place, document] of documents.entries()) {
    await upload(page, document, `scan-${place}.png`);
    await expect(page.locator('#documents').getByText(`scan-${place}.png`)).toBeVisible();
  }
};

test('the documents of a visa are uploaded, and submitted once all are complete', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const { token } = await newMember(request);
  const order = await bookVisa(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  const section = page.locator('#documents');
  const own = order.offer.visa.content.documents.find(({ applicant }) => applicant === 'employed');
  const needed = own?.items.filter(({ required }) => required).map(({ title }) => title.zh) ?? [];
  const [first = ''] = needed;

  await section.getByRole('button', { name: '提交审核' }).click();
  await expect(section.getByRole('alert')).toHaveText(`还缺少林惠兰的${first}`);
  await upload(page, first, 'scan.pdf');
  await expect(section.getByText(/文件内容与文件名的类型不一致/)).toBeVisible();

  await uploadAll(page, needed);
  await section.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('main').getByText('材料审核中', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: /上传|替换|删除|提交/ })).toHaveCount(0);

  await page.goto(`/visa/visaOrderDetail?orderNo=${order.orderNo}`);
  await expect(page.locator('#documents').getByText('scan-0.png')).toBeVisible();
});

test('a stay is refunded from its list at the quoted amount', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookStay(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  await expect(page.getByRole('main')).toContainText('正在与酒店确认房间');
  await page.goto('/personal/hotel-order');
  await page.getByRole('article').getByRole('link', { name: '申请退款' }).click();
  await expect(refundOf(page).getByRole('button', { name: '申请退款' })).toBeInViewport();
  await refundOrder(page, order.amount);
  await expect(page.getByRole('main').getByText('已退款', { exact: true }).first()).toBeVisible();
});

test('an unpaid order of each kind is cancelled after a confirm dialog', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  for (const book of [bookStay, bookTickets, bookGoods, bookVisa]) {
    const { kind } = await book(request, token);
    await page.goto(`/personal/${kind}-order`);
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByRole('article')).toContainText('已关闭');
    await expect(page.getByRole('article').getByText('再次预订')).toBeVisible();
  }
});

test('an invoice is requested with the order, and changed until it is issued', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookStay(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  const section = page.locator('#invoice');
  await section.getByRole('button', { name: '申请发票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请发票' });
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByLabel(/发票抬头/)).toBeFocused();
  await dialog.getByLabel(/发票抬头/).fill('陈海生');
  await dialog.getByLabel(/接收邮箱/).fill('bills@example.cn');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(section.getByText('待开具')).toBeVisible();
  await expect(section.getByText('bills@example.cn')).toBeVisible();
});
