import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';

/** What became of each attempt: the name of the error, or `done`. */
const attempt = (page: Page, code: string): Promise<string> =>
  page.evaluate(code).then(
    (result) => String(result),
    (error: Error) => /TypeError|EvalError/.exec(error.message)?.[0] ?? error.message,
  );

/** Opens a page whose violations are not reported: the journeys fail for those that are. */
const openUnreported = async (page: Page, path: string): Promise<void> => {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const policy = headers['content-security-policy']?.replace(/; report-uri .*$/, '') ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto(path);
  await expect(page.locator('[data-view]').first()).toBeVisible();
};

test('text does not become markup, a script or code', async ({ page, expectedErrors }) => {
  expectedErrors.push('requires', 'Trusted', 'Content Security Policy', 'Refused');
  await openUnreported(page, '/index');
  const attempts: [string, string][] = [
    ["document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'", 'TypeError'],
    ["document.body.insertAdjacentHTML('beforeend', '<b>x</b>')", 'TypeError'],
    ["document.createElement('iframe').srcdoc = '<script>parent.x = 1</script>'", 'TypeError'],
    ["document.createElement('script').src = 'https://evil.example/assets/a.js'", 'TypeError'],
    ["document.createElement('script').src = '/files/a.js'", 'TypeError'],
    ["document.createElement('script').text = 'window.planted = 1'", 'TypeError'],
    ["(document.createElement('script').src = '/assets/shell/a.js') && 'done'", 'done'],
    ["(document.createElement('div').innerHTML = 'text') && 'done'", 'done'],
  ];
  for (const [code, outcome] of attempts) expect(await attempt(page, code), code).toBe(outcome);
  expect(await page.evaluate('typeof planted')).toBe('undefined');
});

test('a style attribute and a style element in markup have no effect, those of scripts have', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Content Security Policy', 'Refused');
  await openUnreported(page, '/domestic');
  const colours = await page.evaluate(() => {
    const colourOf = (element: Element) => getComputedStyle(element).color;
    const attribute = document.createElement('p');
    attribute.setAttribute('style', 'color: rgb(1, 2, 3)');
    const byScript = document.createElement('p');
    byScript.style.color = 'rgb(4, 5, 6)';
    const byElement = document.createElement('p');
    byElement.id = 'styled';
    const style = document.createElement('style');
    style.textContent = '#styled { color: rgb(7, 8, 9) }';
    document.body.append(attribute, byScript, byElement, style);
    return [attribute, byScript, byElement].map(colourOf);
  });
  expect(colours[0]).not.toBe('rgb(1, 2, 3)');
  expect(colours.slice(1)).toEqual(['rgb(4, 5, 6)', 'rgb(7, 8, 9)']);
});

test('a script is blocked without a hash, also one of the portal', async ({ page, expectedErrors }) => {
  expectedErrors.push('ntegrity');
  await page.goto('/index');
  await expect(page.locator('[data-view="home/index"]')).toBeVisible();
  const load = (isHashed: boolean) =>
    page.evaluate((hashed) => {
      const { releases, view } = JSON.parse(`${document.getElementById('portal-boot')?.textContent}`);
      const { base, views, integrity } = releases.mf_catalog.current;
      const [file] = views[view].js;
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      if (hashed) script.integrity = integrity[file];
      script.src = `${base}${file}?hashed=${hashed}`;
      return new Promise((resolve) => {
        script.addEventListener('load', () => resolve('loaded'));
        script.addEventListener('error', () => resolve('blocked'));
        document.head.append(script);
      });
    }, isHashed);
  expect(await load(true)).toBe('loaded');
  expect(await load(false)).toBe('blocked');
});

test('a rendered page keeps its style attributes and inlined styles', async ({ page }) => {
  const answer = await page.goto('/index');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('"rendered":true');
  const values = [...html.matchAll(/ style="([^"]+)"/g)].map(([, value]) => value);
  expect(values.length).toBeGreaterThan(0);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
  expect(policy.length).toBeLessThan(6000);
});

test('a drawer of the back office is styled and stops the page from scrolling', async ({
  page,
  signedIn,
}) => {
  await signedIn('root');
  await page.goto('/system/role');
  await page.getByRole('button', { name: '新增角色' }).click();
  await expect(page.getByRole('dialog', { name: '新增角色' })).toBeVisible();
  await expect(page.locator('.ant-drawer-content-wrapper, .ant-drawer-section').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});
