import type { Page } from '@playwright/test';
import { enterWith, logIn, memberPassword, newMember } from '../fixtures/accounts.ts';
import { chooseRegion, zhanjiang, zhanjiangEn } from '../fixtures/addresses.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money, orderNoOf } from '../fixtures/booking-form.ts';
import { payByWeChat } from '../fixtures/pay.ts';
import { contact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { readOrder } from '../fixtures/tours.ts';
import { unlessStandard } from '../fixtures/variants.ts';
import { getVisaOffer, type VisaOffer } from '../fixtures/visas.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const submit = (page: Page) => page.getByRole('button', { name: '提交订单' }).click();

const previewPath = ({ visa, type }: VisaOffer): string =>
  `/visa/visaPreview?id=${visa.id}&skuId=${type.skuId}`;

const pdf = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

const fillPerson = async (page: Page, kind = '在职人员'): Promise<void> => {
  await field(page, 'applicants/0/person/name').fill('陈海生');
  await field(page, 'applicants/0/person/documentNo').fill('E12345678');
  await field(page, 'applicants/0/person/birthDate').fill('1988-04-12');
  await page.getByRole('radio', { name: kind, exact: true }).check();
};

const fillDayAndContact = async (page: Page, { travelDay }: VisaOffer): Promise<void> => {
  await field(page, 'travelDay').fill(travelDay);
  await field(page, 'contact/name').fill(contact.name);
  await field(page, 'contact/mobile').fill(contact.mobile);
};

const fillRest = async (
  page: Page,
  offer: VisaOffer,
  region: readonly string[] = zhanjiang,
): Promise<void> => {
  await fillDayAndContact(page, offer);
  await field(page, 'returnAddress/name').fill(contact.name);
  await field(page, 'returnAddress/mobile').fill(contact.mobile);
  await chooseRegion(page, region);
  await field(page, 'returnAddress/street').fill('人民大道南 2 号');
};

const chooseFile = (page: Page, { document }: VisaOffer, file: typeof pdf) =>
  page.locator(`input[type="file"][aria-label="申请人 1：上传${document.zh}"]`).setInputFiles(file);

test('a member applies for a visa, uploads a passport, pays with WeChat Pay and sees success', async ({
  page,
  request,
  browser,
}) => {
  const { token } = await newMember(request);
  const offer = await getVisaOffer(request);
  await enterWith(page, token);
  await page.goto(`/visa/visaDetail?id=${offer.visa.id}`);
  await page.getByRole('group', { name: '签证类型' }).getByText(offer.type.name.zh, { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: '立即办理' }).first().click();
  await expect(page).toHaveURL(/\/visa\/visaPreview\?/);

  await fillPerson(page);
  await chooseFile(page, offer, pdf);
  await expect(page.getByRole('list', { name: '已选的文件' })).toContainText('passport.pdf已上传');
  await fillRest(page, offer);
  const price = page.getByRole('complementary', { name: '费用明细' }).getByRole('status');
  await expect(price).toContainText(money(offer.stock.price));
  await submit(page);

  await expect(page).toHaveURL(/\/visa\/pay\?orderNo=V/);
  const orderNo = orderNoOf(page);
  await payByWeChat(page, browser);
  const order = await readOrder(request, token, orderNo);
  expect(order).toMatchObject({ state: 'PAID', paidAmount: offer.stock.price });
  const answer = await request.get(`/api/v1/orders/${orderNo}/visa-files`, {
    headers: { Authorization: token },
  });
  expect((await answer.json()).data).toMatchObject([
    { applicant: 0, code: offer.document.zh, file: { name: 'passport.pdf' }, state: 'PENDING' },
  ]);
});

test('a refused file does not block the order, whose page lists the documents that are missing', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const { token } = await newMember(request);
  const offer = await getVisaOffer(request);
  await enterWith(page, token);
  await page.goto(previewPath(offer));
  await fillPerson(page);
  await chooseFile(page, offer, { ...pdf, buffer: Buffer.from('<!doctype html><p>') });
  const files = page.getByRole('list', { name: '已选的文件' });
  await expect(files.getByRole('alert')).toContainText('只支持 JPG、PNG、PDF 文件');
  await fillRest(page, offer);
  await submit(page);
  await expect(page).toHaveURL(/\/visa\/pay\?orderNo=V/);
  await page.goto(`/personal/visa-order/detail?orderNo=${orderNoOf(page)}`);
  const missing = page.getByRole('status').filter({ hasText: '份必需材料' });
  await expect(missing).toContainText(`陈海生：${offer.document.zh}`);
});

test('an electronic visa asks for no original and no return address', async ({ page, request }) => {
  const { token } = await newMember(request);
  const offer = await getVisaOffer(request, true);
  await enterWith(page, token);
  await page.goto(`/visa/visaDetail?id=${offer.visa.id}`);
  await expect(page.getByRole('main')).toContainText('无需寄送');
  await page.goto(previewPath(offer));
  await fillPerson(page);
  await expect(page.getByText('需原件')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '材料回寄地址' })).toHaveCount(0);
  await fillDayAndContact(page, offer);
  await submit(page);
  await expect(page).toHaveURL(/\/visa\/pay\?orderNo=V/);
});

test('after an expired session the form is restored with its files, except passport numbers', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 401');
  const { username, token } = await newMember(request);
  const offer = await getVisaOffer(request);
  await enterWith(page, token);
  await page.goto(previewPath(offer));
  await fillPerson(page);
  await chooseFile(page, offer, pdf);
  await expect(page.getByRole('list', { name: '已选的文件' })).toContainText('已上传');
  await fillRest(page, offer);
  await request.delete('/api/v1/auth/logout', { headers: { Authorization: token } });
  await submit(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();

  await page.goto(previewPath(offer));
  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await logIn(page, username, memberPassword);
  await expect(page.getByRole('list', { name: '已选的文件' })).toContainText('passport.pdf已上传');
  await expect(field(page, 'returnAddress/street')).toHaveValue('人民大道南 2 号');
  await expect(field(page, 'applicants/0/person/documentNo')).toHaveValue('');
  await field(page, 'applicants/0/person/documentNo').fill('E12345678');
  await submit(page);
  await expect(page).toHaveURL(/\/visa\/pay\?orderNo=V/);
});

for (const width of [375, 1440])
  test(
    `the form is accessible and fits at ${width} px, also with errors`,
    unlessStandard(width === 375),
    async ({ page, request }) => {
      const { token } = await newMember(request);
      const offer = await getVisaOffer(request);
      await page.setViewportSize({ width, height: 900 });
      await enterWith(page, token);
      await page.goto(previewPath(offer));
      await expect(page.getByRole('heading', { level: 2, name: offer.visa.title.zh })).toBeVisible();
      await page.getByRole('radio', { name: '在职人员' }).check();
      await chooseFile(page, offer, pdf);
      await expect(page.getByRole('list', { name: '已选的文件' })).toContainText('已上传');
      await chooseFile(page, offer, { ...pdf, name: 'passport.docx', mimeType: 'application/msword' });
      await expect(page.getByText('只支持 JPG、PNG、PDF 文件')).toBeVisible();
      await expectAccessible(page);
      await submit(page);
      const summary = page.getByRole('alert').filter({ hasText: '需要修改' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link').first()).toHaveText('请选择预计出行日期');
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a visa is applied for in English without Chinese text', async ({ page, request }) => {
    const { token } = await newMember(request);
    const offer = await getVisaOffer(request);
    await enterWith(page, token);
    await page.goto(previewPath(offer));
    await fillPerson(page, 'Employed');
    await expect(page.getByRole('heading', { name: offer.document.en })).toBeVisible();
    await fillRest(page, offer, zhanjiangEn);
    await field(page, 'applicants/0/person/name').fill('CHEN HAISHENG');
    await expect(page.getByRole('complementary', { name: 'Price' }).getByRole('status')).toContainText('¥');
    await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/visa\/pay\?orderNo=V/);
  });

  test('an electronic visa is applied for in English without a return address', async ({ page, request }) => {
    const { token } = await newMember(request);
    const offer = await getVisaOffer(request, true);
    await enterWith(page, token);
    await page.goto(previewPath(offer));
    await fillPerson(page, 'Employed');
    await expect(page.getByText('Original required')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Return address' })).toHaveCount(0);
    await fillDayAndContact(page, offer);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/visa\/pay\?orderNo=V/);
  });
});
