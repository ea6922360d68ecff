import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { choosePictures, pictureOf } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/portal.ts';

test('a picture is uploaded to the library, chosen for a slide, and cannot be deleted while the slide shows it', async ({
  page,
  signedIn,
}) => {
  const name = `海边${Date.now().toString(36)}`;
  await signedIn('editor');
  await page.goto('/site/media');
  await page.getByRole('button', { name: '上传图片' }).click();
  const uploads = page.getByRole('dialog', { name: '上传图片' });
  await choosePictures(page, /上传图片 · 上传图片/, [await pictureOf(page, `${name}.png`)]);
  await expect(uploads.getByRole('list', { name: '已上传' }).getByRole('listitem')).toHaveCount(1);
  await uploads.getByRole('button', { name: '完成' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('未使用');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: '编辑图片' });
  await expect(drawer).toContainText('还没有被使用');
  await drawer.getByRole('textbox', { name: '图片说明 · 中文' }).fill('傍晚的海滩');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('傍晚的海滩');

  await page.goto('/site/slides');
  await page.getByRole('button', { name: '新增轮播图' }).click();
  const slide = page.getByRole('dialog', { name: '新增轮播图' });
  await slide.getByRole('button', { name: /从媒体库选择$/ }).click();
  const library = page.getByRole('dialog', { name: '媒体库' });
  await library.getByRole('searchbox', { name: '名称或图片说明' }).fill(name);
  await page.keyboard.press('Enter');
  await library.getByRole('button', { name: `选择 ${name}` }).click();
  await slide
    .getByRole('textbox', { name: /标题 · 中文/ })
    .first()
    .fill(name);
  await slide.getByRole('button', { name: '保存' }).click();
  await expect(slide).toBeHidden();

  await page.goto('/site/media');
  await expect(row).toContainText('1 处');
  await expect(page.getByRole('button', { name: `删除 ${name}` })).toBeDisabled();
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', /\/site\/slides$/);
  await page.goto('/site/slides');
  await page.getByRole('button', { name: `删除 ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto('/site/media');
  await page.getByRole('button', { name: `删除 ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('a part of a picture is chosen with the pointer and saved as a new picture', async ({
  page,
  signedIn,
}) => {
  const name = `灯塔${Date.now().toString(36)}`;
  await signedIn('editor');
  await page.goto('/site/media');
  await page.getByRole('button', { name: '上传图片' }).click();
  await choosePictures(page, /上传图片 · 上传图片/, [await pictureOf(page, `${name}.png`)]);
  const uploads = page.getByRole('dialog', { name: '上传图片' });
  await expect(uploads.getByRole('list', { name: '已上传' }).getByRole('listitem')).toHaveCount(1);
  await uploads.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: `裁剪 ${name}`, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `裁剪“${name}”` });
  await drawer.getByRole('combobox', { name: '比例' }).selectOption('方图 1:1');
  const corner = drawer.locator('[data-corner="bottom-right"]');
  await corner.scrollIntoViewIfNeeded();
  const box = await corner.boundingBox();
  if (!box) throw new Error('the frame has no corner');
  const width = drawer.getByRole('spinbutton', { name: '宽' });
  const before = Number(await width.inputValue());
  await page.mouse.move(box.x + 16, box.y + 16);
  await page.mouse.down();
  await page.mouse.move(box.x - 24, box.y - 24, { steps: 4 });
  await page.mouse.up();
  const side = Number(await width.inputValue());
  expect(side).toBeLessThan(before);
  await expect(drawer.getByRole('spinbutton', { name: '高' })).toHaveValue(String(side));
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '存为新图片' }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: `${name} ${side}×${side}` });
  await expect(row).toContainText(`${side} × ${side}`);
  await expect(row.getByRole('link', { name: `裁剪自“${name}”` })).toBeVisible();
  for (const picture of [`${name} ${side}×${side}`, name]) {
    await page.getByRole('button', { name: `删除 ${picture}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('button', { name: `删除 ${picture}`, exact: true })).toHaveCount(0);
  }
});
