import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { fillBooking, orderNoOf } from '../fixtures/booking-form.ts';
import { addDeparture, addTour, removeTour } from '../fixtures/own-tour.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { adult } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { previewPath } from '../fixtures/tours.ts';

const extras = [
  {
    ...{ code: 'boots', kind: 'EQUIPMENT', name: { zh: '登山鞋租借', en: 'Hiking boots' } },
    ...{ description: { zh: '35–45 码', en: 'Sizes 35–45' }, price: 5000, perPerson: true },
    ...{ stock: 2, refund: 'never', refundDays: null },
  },
  {
    ...{ code: 'transfer', kind: 'TRANSFER', name: { zh: '专车接机', en: 'Airport transfer' } },
    ...{ description: { zh: '四人以内一车', en: 'One car for up to four' }, price: 20_000, perPerson: false },
    ...{ stock: null, refund: 'daysBefore', refundDays: 3 },
  },
];

/** A tour that sells both extras, with one departure in 45 days. */
const addTourWithExtras = async (title: string) => {
  const tour = await addTour(`${title} ${Date.now().toString(36)}`, { extras });
  const day = daysAfter(today(), 45);
  await addDeparture(tour, day, 9);
  return { ...tour, day, price: 128_000, childPrice: null, singleSupplement: null, seats: 9 };
};

test('a member books extras, sees their own fees, and staff see their lines', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const tour = await addTourWithExtras('附加之旅');
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto(previewPath(tour, 2));
  const boots = page.getByRole('button', { name: '增加登山鞋租借' });
  const price = page.getByRole('complementary', { name: '费用明细' });
  await boots.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(price).toContainText('¥50 × 2');
  await expect(boots).toBeDisabled();
  await page.getByRole('button', { name: '增加专车接机' }).click();
  await expect(price).toContainText('¥200 × 1');
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
  await fillBooking(page, [adult('附加一'), adult('附加二')]);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/route\/pay\?orderNo=/);
  const orderNo = orderNoOf(page);
  await payByAlipay(page, 286_000);

  await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
  await expect(page.getByRole('main')).toContainText(/登山鞋租借\s*¥50 × 2/);
  await page.getByRole('button', { name: '申请退款' }).click();
  const dialog = page.getByRole('dialog', { name: '申请退款' });
  await expect(dialog).toContainText(/其中登山鞋租借（¥100）扣除\s*¥100/);
  await expect(dialog).toContainText(/其中专车接机（¥200）扣除\s*不扣费用/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '暂不退款' }).click();

  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(office, await signIn(request, 'finance'));
  await office.goto(`/business/orders/detail?no=${orderNo}`);
  await expect(office.getByRole('main')).toContainText(/登山鞋租借\s*¥50 × 2/);
  await office.close();

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(other, (await newMember(request)).token);
  await other.goto(previewPath(tour, 1));
  await expect(other.getByText(/本班期已订完/)).toBeVisible();
  await expect(other.getByRole('button', { name: '增加登山鞋租借' })).toBeDisabled();
  await other.close();
  await removeTour(tour);
});

test('an editor offers an extra, and what is missing of it is named', async ({ page, request, signedIn }) => {
  const headers = { Authorization: await signIn(request, 'editor') };
  const data = { kind: 'tour', title: { zh: `装备之旅 ${Date.now().toString(36)}` } };
  const { id } = (await (await request.post('/api/v1/products', { headers, data })).json()).data;
  await signedIn('editor');
  await page.goto(`/business/products/edit?id=${id}`);
  await page.getByRole('button', { name: '添加附加项目' }).click();
  const extra = page.locator('#product-content-extras-0');
  await extra.getByRole('textbox', { name: '名称（中文）' }).fill('雪具租借');
  await extra.getByRole('textbox', { name: '说明（中文）' }).fill('雪服、雪鞋各一件');
  await page.getByRole('button', { name: '保存并上架' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '处需要修改' });
  await expect(summary).toContainText('附加项目 第 1 项 · 价格（元）：填写有误');
  await summary.getByRole('button', { name: '附加项目 第 1 项 · 代码：请填写' }).click();
  await expect(extra.getByLabel('代码')).toBeFocused();
  await page.keyboard.type('snow-gear');
  await extra.getByLabel('价格（元）').fill('180');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已全部保存')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(extra.getByLabel('代码')).toHaveValue('snow-gear');
});

test('extras are in English, too', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const tour = await addTourWithExtras('English extras');
  await enterWith(page, (await newMember(request)).token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(previewPath(tour, 1));
  await page.getByRole('button', { name: 'More: Hiking boots' }).click();
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText(/Hiking boots\s*¥50 × 1/);
  await expect(page.getByRole('group', { name: 'Airport transfer' })).toHaveAccessibleDescription(
    /per booking .*Fully refundable until/,
  );
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await removeTour(tour);
});
