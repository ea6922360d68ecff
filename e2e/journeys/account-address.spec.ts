import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { chooseRegion, keepAddress, regionField, zhanjiangEn } from '../fixtures/addresses.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { orderNoOf } from '../fixtures/booking-form.ts';
import { cheapestOf, getStocked } from '../fixtures/goods.ts';
import { contact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { readOrder } from '../fixtures/tours.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const book = '/personal/address';
const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const save = (page: Page) => page.getByRole('button', { name: /^(保存|Save)$/ }).click();

const openBook = async (page: Page, token: string): Promise<void> => {
  await enterWith(page, token);
  await page.goto(book);
  await expect(page.getByRole('heading', { level: 1, name: /^(收货地址|Addresses)$/ })).toBeVisible();
};

const startAdding = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(新增地址|Add an address)$/ })
    .first()
    .click();

test('an address is added by keyboard alone, down to its street, and becomes the default', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await openBook(page, token);
  await expect(page.getByText('还没有收货地址')).toBeVisible();
  await startAdding(page);
  await field(page, 'name').fill(contact.name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^国家或地区：.*\+86$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(contact.mobile);
  await page.keyboard.press('Tab');
  await expect(regionField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const [level, typed, next] of [
    ['选择省份', 'guangdong', '湛江市'],
    ['选择城市', '湛江', '霞山区'],
    ['选择区县', 'xiashan', '新园街道'],
    ['选择街道', '新园', ''],
  ] as const) {
    await expect(page.getByRole('combobox', { name: level })).toBeFocused();
    await page.keyboard.insertText(typed);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    if (next) await expect(page.getByRole('option', { name: next })).toBeVisible();
  }
  await expect(regionField(page)).toBeFocused();
  await expect(regionField(page)).toHaveText('广东省 湛江市 霞山区 新园街道');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('人民大道南 1 号');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, contact.name)).toContainText('默认');
  await expect(card(page, contact.name)).toContainText('广东省 湛江市 霞山区 新园街道');
});

test('a pasted address is parsed, edited, made the default and removed', async ({ page, request }) => {
  const { token } = await newMember(request);
  await keepAddress(request, token, { ...contact, detail: '人民大道南 1 号' });
  await openBook(page, token);
  await startAdding(page);
  await page.getByRole('button', { name: '粘贴地址，自动填写' }).click();
  await page.getByLabel('姓名、手机号和地址').fill('张三 13900139000 北京市东城区东华门街道王府井大街 2 号');
  await page.getByRole('button', { name: '识别并填写' }).click();
  await expect(regionField(page)).toHaveText('北京市 东城区 东华门街道');
  await expect(field(page, 'name')).toHaveValue('张三');
  await expect(field(page, 'mobile')).toHaveValue('13900139000');
  await expect(field(page, 'detail')).toHaveValue('王府井大街 2 号');
  await save(page);
  await expect(card(page, '张三')).toBeVisible();
  await expect(card(page, '张三')).not.toContainText('默认北京');

  await page.getByRole('button', { name: /^修改张三的地址/ }).click();
  await field(page, 'detail').fill('王府井大街 3 号');
  await save(page);
  await expect(card(page, '张三')).toContainText('王府井大街 3 号');

  await page.getByRole('button', { name: /^把张三的地址设为默认/ }).click();
  await expect(page.getByRole('article').first()).toContainText('张三');
  await expect(page.getByRole('button', { name: /^把.*的地址设为默认/ })).toHaveCount(1);

  await page.getByRole('button', { name: /^删除张三的地址/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/王府井大街 3 号.*不能恢复/);
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, contact.name)).toContainText('默认');
});

test('goods ship to the default address; a new address typed at checkout is saved', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await keepAddress(request, token, { ...contact, detail: '人民大道南 1 号' });
  const { stock } = await getStocked(request, ({ stock }) => cheapestOf(stock).left >= 10);
  const path = `/goods/confirm-order?lines=${cheapestOf(stock).skuId}x1`;
  await enterWith(page, token);
  await page.goto(path);
  await expect(page.getByRole('radio', { name: new RegExp(`^${contact.name}`) })).toBeChecked();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/pay\?orderNo=G/);
  const order = await readOrder(request, token, orderNoOf(page));
  expect(order).toMatchObject({
    details: {
      address: {
        name: contact.name,
        province: '广东省',
        city: '湛江市',
        district: '霞山区',
        street: '新园街道人民大道南 1 号',
      },
    },
  });

  await page.goto(path);
  await page.getByRole('radio', { name: '寄到其他地址' }).check();
  await page.locator('[name="address/name"]').fill('李兰');
  await page.locator('[name="address/mobile"]').fill('13900139000');
  await chooseRegion(page, ['广东省', '东莞市', '东莞市']);
  await page.locator('[name="address/street"]').fill('长安镇 8 号');
  await page.getByRole('checkbox', { name: '保存到我的地址簿' }).check();
  // Saved after the order is placed; the buyer does not wait for it.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/addresses'),
  );
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/pay\?orderNo=G/);
  await kept;
  await page.goto(book);
  await expect(card(page, '李兰')).toContainText('广东省 东莞市');
});

for (const width of [375, 1440])
  test(
    `the address book and its form are accessible and fit at ${width} px`,
    unlessStandard(width === 375),
    async ({ page, request }) => {
      const { token } = await newMember(request);
      await keepAddress(request, token, { ...contact, detail: '人民大道南 1 号' });
      await keepAddress(request, token, { ...contact, name: '李兰', detail: '海滨大道 8 号' });
      await page.setViewportSize({ width, height: 900 });
      await openBook(page, token);
      await expect(page.getByRole('article')).toHaveCount(2);
      await expectAccessible(page);
      await startAdding(page);
      await save(page);
      await expect(page.getByRole('alert').filter({ hasText: '需要修改' })).toBeFocused();
      await regionField(page).click();
      await page.getByRole('option', { name: '广东省' }).click();
      await expect(page.getByRole('option', { name: '湛江市' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(regionField(page)).toBeFocused();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSideScroll(page);
    },
  );

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('an address is added in English without Chinese text', async ({ page, request }) => {
    const { token } = await newMember(request);
    await openBook(page, token);
    await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
    await startAdding(page);
    await chooseRegion(page, zhanjiangEn);
    await expect(regionField(page)).toHaveText('Xinyuan Subdistrict, Xiashan District, Zhanjiang, Guangdong');
    await expect(page.getByRole('dialog')).not.toContainText(/[\u4e00-\u9fff]/);
    await field(page, 'name').fill('Ann Lee');
    await field(page, 'mobile').fill(contact.mobile);
    await field(page, 'detail').fill('1 Renmin Avenue South');
    await save(page);
    await expect(card(page, 'Ann Lee')).toContainText('Default');
  });
});
