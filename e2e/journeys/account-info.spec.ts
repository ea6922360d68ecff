import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { choosePictures, pictureOf } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/portal.ts';

const path = '/personal/info';
const uploading = /^(上传头像|更换头像|Upload a picture|Change picture)$/;

const crop = async (page: Page): Promise<void> => {
  await choosePictures(page, uploading, [await pictureOf(page)]);
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
};

const faceInHeader = (page: Page) => page.getByRole('banner').locator('img[src^="/api/v1/pictures/"]');

test('a member sets name, picture and birthday, and the header updates at once', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto(path);
  await page.getByLabel(/^昵称/).fill('海风');
  await page.getByRole('radio', { name: '女' }).check();
  await page.getByLabel('生日').fill('1990-05-06');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '海风' })).toBeVisible();

  await crop(page);
  const area = page.getByRole('application');
  await area.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('1.1');
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存头像' }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
  await expect(faceInHeader(page)).toBeVisible();
  const shown = await faceInHeader(page).evaluate((face: HTMLImageElement) => [
    face.naturalWidth,
    face.naturalHeight,
  ]);
  expect(shown).toEqual([256, 256]);

  await page.reload();
  await expect(page.getByLabel(/^昵称/)).toHaveValue('海风');
  await expect(page.getByLabel('生日')).toHaveValue('1990-05-06');
  await expect(faceInHeader(page)).toBeVisible();
  await page.getByRole('button', { name: '删除头像' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除头像' }).click();
  await expect(page.getByText('头像已删除')).toBeVisible();
  await expect(faceInHeader(page)).toHaveCount(0);
});

test('invalid input is reported at its field, and leaving with unsaved changes asks first', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto(path);
  await page.getByLabel(/^昵称/).fill('  ');
  await page.getByLabel('生日').fill('2999-01-01');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('请填写昵称');
  await expect(told).toContainText('生日不能晚于今天');
  await expect(told).toBeFocused();

  await page.getByRole('link', { name: '收货地址' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('尚未保存');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/\/personal\/info$/);
  await page.getByRole('link', { name: '收货地址' }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/\/personal\/address$/);
});

test('a file with a picture extension but other content is refused', async ({ page, request }) => {
  const { token } = await newMember(request);
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  const answer = await request.post('/api/v1/account/avatar', {
    headers: { Authorization: token },
    multipart: { file },
  });
  expect((await answer.json()).code).toBe('A0701');
  await enterWith(page, token);
  await page.goto(path);
  await choosePictures(page, uploading, [file]);
  await expect(page.getByRole('alert')).toContainText('无法读取这张图片');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the profile screen and its crop dialog are accessible and fit', async ({ page, request }) => {
    const { token } = await newMember(request);
    await enterWith(page, token);
    await page.goto(path);
    await expect(page.getByLabel(/^Display name/)).toBeVisible();
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSideScroll(page);
    await crop(page);
    await expectNoSideScroll(page);
    const save = page.getByRole('button', { name: 'Save picture' });
    await expect(save).toBeEnabled();
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText('Picture changed')).toBeVisible();
  });
});
