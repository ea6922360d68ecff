import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  enterWith,
  fixedCode,
  newMember,
  newStaff,
  password,
  seePicture,
  signIn,
} from '../fixtures/accounts.ts';
import { countsClicks, Hand } from '../fixtures/clicks.ts';
import { type Book, bookGoods, bookStay } from '../fixtures/orders.ts';
import { addTour } from '../fixtures/own-tour.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { sheetFile } from '../fixtures/sheets.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

// One after the other: they work on all that is pending.
test.describe.configure({ mode: 'default' });

/** Paid orders of a new member, and the member's session. */
const buy = async (request: APIRequestContext, book: Book, count: number) => {
  const { token } = await newMember(request);
  const numbers: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const { orderNo } = await book(request, token);
    await payThroughApi(request, token, orderNo);
    numbers.push(orderNo);
  }
  return { token, numbers };
};

const requestInvoices = async (request: APIRequestContext, count: number): Promise<string[]> => {
  const { token, numbers } = await buy(request, bookGoods, count);
  for (const orderNo of numbers) {
    const asked = await request.post(`/api/v1/orders/${orderNo}/invoice`, {
      headers: { Authorization: token },
      data: { type: 'personal', title: '陈海生', email: 'chen@example.com' },
    });
    expect(asked.status(), await asked.text()).toBe(200);
  }
  return numbers;
};

const enquire = async (request: APIRequestContext, organisation: string): Promise<void> => {
  const mobile = `139${String(Date.now() % 1e8).padStart(8, '0')}`;
  const data = { organisation, people: 45, contactName: '陈老师', mobile, message: '要两辆车' };
  const answer = await request.post('/api/v1/enquiries', { data });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Opens the page where a new colleague begins the day. */
const beginDay = async (page: Page, request: APIRequestContext, path = '/dashboard'): Promise<Hand> => {
  await enterWith(page, (await newStaff(request)).token);
  await page.goto(path);
  return new Hand(page);
};

/** A to-do of the dashboard. */
const todo = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^\\d+\\s*${name}$`) });

/** Starts the prepared job of a drawer and waits for its end; gives how many rows succeeded. */
const runJob = async (hand: Hand, drawer: Locator): Promise<number> => {
  await hand.click(drawer.getByRole('button', { name: /^执行 \d+ 条$/ }));
  const end = drawer.getByText(/^成功 \d+ 条，未通过 0 条$/);
  await expect(end).toBeVisible({ timeout: 30_000 });
  return Number(/\d+/.exec(await end.innerText())?.[0]);
};

test.describe('the clicks of a task are counted:', countsClicks, () => {
  test.setTimeout(120_000);
  test.use({ actionTimeout: 20_000 });

  test('from the password to the orders', async ({ page, request }) => {
    const headers = { Authorization: await signIn(request, 'finance') };
    const last = await request.put('/api/v1/preferences/screen.last', {
      headers,
      data: { value: '/business/orders' },
    });
    expect(last.ok(), await last.text()).toBe(true);
    await page.goto('/login');
    await page.getByLabel('用户名').fill('finance');
    await page.getByLabel('密码').fill(password);
    await seePicture(page);
    await page.getByRole('textbox', { name: '验证码' }).fill(fixedCode);
    const hand = new Hand(page);
    await hand.click(page.getByRole('main').getByRole('button', { name: '登录', exact: true }));
    await expect(page).toHaveURL(/\/business\/orders$/);
    await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
    await hand.record('from the password to the orders');
  });

  test('confirming five hotel orders', async ({ page, request }) => {
    const { numbers } = await buy(request, bookStay, 5);
    const hand = await beginDay(page, request);
    await hand.click(todo(page, '待确认酒店'));
    await expect(page.getByRole('link', { name: numbers[0] ?? '' })).toBeVisible();
    await hand.click(page.getByRole('checkbox', { name: '全选本页' }));
    await hand.click(page.getByRole('button', { name: /^确认 \d+ 笔$/ }));
    const drawer = page.getByRole('dialog', { name: '批量确认订单' });
    expect(await runJob(hand, drawer)).toBeGreaterThanOrEqual(5);
    await hand.record('confirm 5 hotel orders');
  });

  test('issuing ten invoices from a sheet', async ({ page, request }) => {
    const numbers = [...(await requestInvoices(request, 5)), ...(await requestInvoices(request, 5))];
    const rows = numbers.map((orderNo, place) => [
      orderNo,
      `26${String(Date.now() + place).padStart(16, '0')}`,
    ]);
    const hand = await beginDay(page, request);
    await hand.click(todo(page, '待开发票'));
    await hand.click(page.getByRole('button', { name: '按表格开具' }));
    const drawer = page.getByRole('dialog', { name: '批量开具发票' });
    const sheet = await sheetFile('发票.xlsx', [['订单号', '发票号码'], ...rows]);
    await hand.choose(drawer.getByText('点击选择文件，或拖到这里'), sheet);
    await hand.click(drawer.getByRole('button', { name: '预览' }));
    expect(await runJob(hand, drawer)).toBe(10);
    await hand.record('issue 10 invoices from a sheet');
  });

  test('shipping five orders from a sheet', async ({ page, request }) => {
    const { numbers } = await buy(request, bookGoods, 5);
    const rows = numbers.map((orderNo, place) => [orderNo, '顺丰速运', `SF123456789${place}`]);
    const hand = await beginDay(page, request);
    await hand.click(todo(page, '待发货'));
    await hand.click(page.getByRole('button', { name: '按表格发货' }));
    const drawer = page.getByRole('dialog', { name: '批量发货' });
    const sheet = await sheetFile('发货.xlsx', [['订单号', '快递公司', '运单号'], ...rows]);
    await hand.choose(drawer.getByText('点击选择文件，或拖到这里'), sheet);
    await hand.click(drawer.getByRole('button', { name: '预览' }));
    expect(await runJob(hand, drawer)).toBe(5);
    await hand.record('ship 5 orders from a sheet');
  });

  test('assigning five enquiries', async ({ page, request }) => {
    const organisations = ['一', '二', '三', '四', '五'].map((place) => `海湾第${place}小学`);
    for (const organisation of organisations) await enquire(request, organisation);
    const hand = await beginDay(page, request);
    await hand.click(todo(page, '待跟进咨询'));
    await expect(page.getByRole('row').filter({ hasText: organisations[0] ?? '' })).toBeVisible();
    await hand.click(page.getByRole('checkbox', { name: '全选本页' }));
    await hand.click(page.getByRole('button', { name: /^分配所选/ }));
    const drawer = page.getByRole('dialog', { name: '批量分配咨询' });
    await hand.click(drawer.getByRole('combobox', { name: '负责人' }));
    await hand.type('同事');
    await hand.press('Enter');
    await hand.click(drawer.getByRole('button', { name: '预览' }));
    expect(await runJob(hand, drawer)).toBeGreaterThanOrEqual(5);
    await hand.record('assign 5 enquiries');
  });

  test('pricing fifteen new dates', async ({ page, request }) => {
    const first = `${daysAfter(today(), 130).slice(0, 7)}-08`;
    const { tourId, skuId } = await addTour(`点击 ${Date.now().toString(36)}`);
    const path = `/business/calendar?productId=${tourId}&skuId=${skuId}&month=${first.slice(0, 7)}`;
    const hand = await beginDay(page, request, path);
    await hand.click(page.locator(`[data-day="${first}"]`));
    await hand.click(page.locator(`[data-day="${daysAfter(first, 14)}"]`), { modifiers: ['Shift'] });
    await hand.click(page.getByRole('button', { name: '修改所选' }));
    const drawer = page.getByRole('dialog', { name: '修改价格与库存' });
    for (const [name, value] of [
      ['成人价', '1200'],
      ['名额', '12'],
    ] as const) {
      await hand.tabTo(drawer.getByRole('combobox', { name }));
      await hand.press('ArrowDown', 'ArrowDown', 'Enter');
      await hand.tabTo(drawer.getByRole('spinbutton', { name: `${name}数额` }));
      await hand.type(value);
    }
    await expect(drawer.getByText('新增 15')).toBeVisible();
    await hand.click(drawer.getByRole('button', { name: '保存' }));
    await expect(page.getByText('已更新 15 处')).toBeVisible();
    await hand.record('price 15 new dates');
  });

  test('publishing a product and viewing it on the site', async ({ page, request, context }) => {
    const headers = { Authorization: await signIn(request, 'root') };
    const found = await request.get('/api/v1/products/page?kind=tour&status=live&pageSize=100', { headers });
    // The last is of the demo data, and complete.
    const { id, title } = (await found.json()).data.list.at(-1);
    const taken = await request.put(`/api/v1/products/${id}/take-down`, { headers });
    expect(taken.status(), await taken.text()).toBe(200);
    const hand = await beginDay(page, request, `/business/products/edit?id=${id}`);
    await hand.click(page.getByRole('button', { name: '保存并上架' }));
    const site = context.waitForEvent('page');
    await hand.click(page.getByRole('link', { name: '在网站查看' }));
    await expect((await site).getByRole('heading', { level: 1, name: title.zh })).toBeVisible();
    await hand.record('publish a product and view it on the site');
  });
});
