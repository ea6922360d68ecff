import { pathOf, screens } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/portal.ts';

/** The texts that a reader of the document without scripts sees. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

for (const locale of ['zh-CN', 'en-US'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    for (const screen of screens)
      test(`${screen.name} is rendered on the server and hydrated without a mismatch`, async ({
        page,
        request,
      }) => {
        const path = await pathOf(screen, request);
        const html = await (await request.get(path, { headers: { 'accept-language': locale } })).text();
        expect(html.includes('"rendered":true'), 'rendered').toBe(true);
        await page.goto(path);
        const heading = page.locator('[data-view] h1').first();
        await expect(heading).toBeVisible();
        expect(textOf(html)).toContain((await heading.innerText()).replace(/\s+/g, ' '));
        // React has taken the document over once its root has handlers.
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('#root a') ?? {}).some((key) => key.startsWith('__reactProps')),
        );
      });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, and its links lead to readable pages', async ({ page }) => {
    await page.goto('/index');
    await page.getByRole('navigation').getByRole('link', { name: '酒店', exact: true }).click();
    await expect(page).toHaveURL(/\/hotel$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-view] a').first()).toBeVisible();
  });
});

test('a click before the page is hydrated is repeated after it', async ({ page }) => {
  await page.route(/\/assets\/shell\/.*main\.js$/, async (route) => {
    await page.waitForFunction(
      () => (Reflect.get(window, 'earlyClicks') as unknown[] | undefined)?.length === 1,
    );
    await route.continue();
  });
  await page.goto('/index', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('a member gets the document that the browser renders', async ({ signedIn }) => {
  const page = await signedIn('root');
  const answer = page.waitForResponse(/\/releases\/live$/);
  await page.goto('/index');
  // This answer brings the cookie of a browser with a session.
  await answer;
  const html = (await (await page.reload())?.text()) ?? '';
  expect(html.includes('"rendered":true')).toBe(false);
});
