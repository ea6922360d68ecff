import { expect, test } from '../fixtures/portal.ts';

const early = ['/api/v1/users/me', '/api/v1/menus/routes', '/api/v1/users/page', '/api/v1/dept/options'];

test("calls of a signed-in user's screen are preloaded and sent only once", async ({ page, signedIn }) => {
  await signedIn('root');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/system/user?pageSize=20');
  await expect(page.getByRole('main').locator('tbody tr[data-row-key]').first()).toBeVisible();
  for (const path of early) expect(asked.filter((each) => each === path)).toEqual([path]);
});

test('preloaded rows are in the chosen language after its cookie was deleted', async ({ page, signedIn }) => {
  await signedIn('root');
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/system/user');
  const rows = page.getByRole('main').locator('tbody tr[data-row-key]');
  await expect(rows.first()).toContainText(/Male|Female|Unknown/);
  await expect(rows.filter({ hasText: /男|女|未知/ })).toHaveCount(0);
});

test('a failed preload is shown as an error of the screen, and a retry loads it', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('500');
  await signedIn('root');
  await page.route('**/api/v1/users/page*', (route) =>
    route.fulfill({ status: 500, json: { code: 'B0001' } }),
  );
  await page.goto('/system/user');
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  await page.unroute('**/api/v1/users/page*');
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByRole('main').locator('tbody tr[data-row-key]').first()).toBeVisible();
});
