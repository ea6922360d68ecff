import { expect, test } from '../fixtures/portal.ts';
import { liveVersion, promote, publishVariant, rollback } from '../fixtures/releases.ts';

test('an address that no route has is the 404 page, with status 404', async ({ page, expectedErrors }) => {
  expectedErrors.push('status of 404');
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await expect(page.locator('[data-view="home/index"]')).toBeVisible();
});

test('paths match whatever their case and with a slash at the end, and the root goes to /index', async ({
  page,
}) => {
  await page.goto('/DoMeStIc/');
  await expect(page.locator('[data-view="domestic/index"]')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
});

test('the redirect helper goes on to its path with its query, and /aboutus to its first child', async ({
  page,
}) => {
  await page.goto('/redirect/domestic?theme=x');
  await expect(page).toHaveURL(/\/domestic\?theme=x$/);
  await page.goto('/aboutus');
  await expect(page).toHaveURL(/\/aboutus\/companyinfo\?type=introduction&title=/);
});

test('an unreachable remote leaves shell and other remotes working, and loads on retry', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_FAILED', 'mf_catalog');
  await page.route(/\/assets\/mf_catalog\//, (route) => route.abort());
  await signedIn('visitor');
  await page.goto('/domestic');
  const main = page.getByRole('main');
  await expect(main).toContainText('页面暂时无法打开', { timeout: 20_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: '首页' })).toBeVisible();

  await page.goto('/personal/home');
  await expect(page.locator('[data-view="personal/home"][data-remote="mf_personal"]')).toBeVisible();

  await page.goto('/domestic');
  await expect(main).toContainText('页面暂时无法打开', { timeout: 20_000 });
  await page.unroute(/\/assets\/mf_catalog\//);
  await main.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('[data-view="domestic/index"]')).toBeVisible();
});

// Serial, because both change the live release of one remote.
test.describe('releases of one remote', () => {
  test.describe.configure({ mode: 'serial' });
  const app = 'mf_personal';

  test('a rollback is in the next document within a second', async ({ page, request, signedIn }) => {
    const before = await liveVersion(request, app);
    const next = await publishVariant(request, app, {});
    await promote(request, app, next);
    await signedIn('visitor');
    await page.goto('/personal/home');
    await expect(page.locator('[data-view="personal/home"]')).toHaveAttribute('data-release', next);

    const started = Date.now();
    await rollback(request, app);
    // The document also has the record of the previous release, so only the absence of the other one counts.
    await expect
      .poll(async () => (await (await request.get('/personal/home')).text()).includes(next), {
        intervals: [50],
      })
      .toBe(false);
    expect(Date.now() - started).toBeLessThan(1000);
    await page.goto('/personal/home');
    await expect(page.locator('[data-view="personal/home"]')).toHaveAttribute('data-release', before);
  });

  test('an open tab takes a rollback at its next entry, without a reload', async ({
    page,
    request,
    signedIn,
  }) => {
    const before = await liveVersion(request, app);
    const next = await publishVariant(request, app, {});
    await promote(request, app, next);
    await signedIn('visitor');
    await page.goto('/personal/home');
    const personal = page.locator('[data-view="personal/home"]');
    await expect(personal).toHaveAttribute('data-release', next);
    await page.evaluate(() => Object.assign(window, { sameTab: true }));

    await rollback(request, app);
    await page.waitForTimeout(6000);
    await expect(personal).toHaveAttribute('data-release', next);
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    await expect(page.locator('[data-view="home/index"]')).toBeVisible();
    await page.goBack();
    await expect(personal).toHaveAttribute('data-release', before);
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  });
});
