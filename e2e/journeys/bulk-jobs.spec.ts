import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test('chosen reviews are previewed, taken down as a job, and restored by its undo', async ({
  page,
  signedIn,
}) => {
  await signedIn('editor');
  await page.goto('/business/reviews?kind=visa&rating=5&takenDown=no');
  const shown = page.getByRole('article').first();
  await expect(shown).toBeVisible();
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await page.getByRole('button', { name: /^下架 \d+ 条$/ }).click();
  const drawer = page.getByRole('dialog', { name: '批量下架评价' });
  await drawer.getByRole('button', { name: '预览' }).click();
  await expect(drawer).toContainText('请填写');
  await drawer.getByLabel('下架原因').fill('演示：含他人电话');
  await drawer.getByRole('button', { name: '预览' }).click();
  await expect(drawer.getByText(/将修改 \d+ 条，0 条不能修改/)).toBeVisible();
  await expect(drawer.getByRole('table')).toContainText('显示中 → 已下架');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^执行 \d+ 条$/ }).click();
  await expect(drawer.getByText(/成功 \d+ 条，未通过 0 条/)).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '下载结果' }).click();
  expect((await download).suggestedFilename()).toMatch(/^批量任务-\d+\.xlsx$/);
  await drawer.getByRole('button', { name: '关闭', exact: true }).last().click();

  await page.getByRole('button', { name: '批量任务' }).click();
  await page
    .getByRole('button', { name: /^查看 批量下架评价/ })
    .first()
    .click();
  await drawer.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
  await expect(drawer.getByText(/已撤销 \d+ 条/)).toBeVisible({ timeout: 30_000 });
});

test('a bulk job is prepared for all reviews that pass the filters', async ({ page, signedIn }) => {
  await signedIn('editor');
  await page.goto('/business/reviews?kind=tour&rating=5&takenDown=no');
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await expect(page.getByText('已选 10 条')).toBeVisible();
  const offer = page.getByRole('button', { name: /^选择符合条件的全部 \d+ 条$/ });
  const [total = ''] = (await offer.innerText()).match(/\d+/) ?? [];
  await offer.click();
  await expect(page.getByText(`已选符合条件的全部 ${total} 条`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `下架 ${total} 条` }).click();
  const drawer = page.getByRole('dialog', { name: '批量下架评价' });
  await drawer.getByLabel('下架原因').fill('演示：只预览，不执行');
  await drawer.getByRole('button', { name: '预览' }).click();
  await expect(drawer.getByText(`将修改 ${total} 条，0 条不能修改`)).toBeVisible({ timeout: 30_000 });
});
