import { expect, test } from '../fixtures/portal.ts';
import { liveVersion, previewLink, publishVariant } from '../fixtures/releases.ts';

const app = 'mf_catalog';

test('a visitor without an account opens a preview link, sees the release and its end, and ends it', async ({
  page,
  request,
}) => {
  const live = await liveVersion(request, app);
  const next = await publishVariant(request, app, {});
  const link = await previewLink(request, app, next);
  const view = page.locator('[data-view="domestic/index"]');
  await page.goto(`/domestic${link}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开始预览？');
  await expect(page.getByRole('main')).toContainText(`${app}@${next}有效至`);
  await page.getByRole('button', { name: '开始预览' }).click();
  await expect(page).toHaveURL(/\/domestic$/);
  await expect(view).toHaveAttribute('data-release', next);
  const banner = page.locator('#overrides');
  await expect(banner).toContainText(`${app}@${next}`);
  await expect(banner).toContainText(/有效至 \d+月\d+日 \d\d:\d\d/);
  await page.getByRole('link', { name: '结束预览' }).click();
  await expect(view).toHaveAttribute('data-release', live);
  await expect(banner).toHaveCount(0);
});

test('an altered preview link is refused with a page that leads on', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 403');
  const live = await liveVersion(request, app);
  const link = await previewLink(request, app, live);
  await page.goto(`/domestic${link.slice(0, -1)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('无法开始预览');
  await expect(page.getByRole('main')).toContainText('预览链接无效，请检查是否完整');
  await page.getByRole('link', { name: '不预览，继续浏览' }).click();
  await expect(page.locator('[data-view="domestic/index"]')).toHaveAttribute('data-release', live);
});
