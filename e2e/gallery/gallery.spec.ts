import { expect, type Page, test } from '@playwright/test';

const views = [
  { language: 'zh-cn', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 375 },
] as const;

type View = (typeof views)[number];

const open = async (page: Page, area: string, { language, theme, width }: View): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/?area=${area}&language=${language}&theme=${theme}`, { waitUntil: 'networkidle' });
};

const areasOf = async (page: Page): Promise<string[]> => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.allTextContents();
};

/** The states that are wider than their place: `Tag, long text`. */
const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main figure')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((state) => `${state.parentElement?.firstChild?.textContent}, ${state.firstChild?.textContent}`),
  );

const layers = '[role=dialog], dialog, [role=menu], [popover] > [role]';
/** Keeps the page behind a layer, the list of areas too, out of its picture. */
const onlyLayers =
  'body * { visibility: hidden } :is(dialog, [popover], [role=dialog]), :is(dialog, [popover], [role=dialog]) * { visibility: visible }';

/** What the buttons of an area open: `Dialog-long-text`. */
const namesOfLayers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main figure:has([data-opens])')].map((state) =>
      `${state.parentElement?.firstChild?.textContent} ${state.firstChild?.textContent}`.replace(/\W+/g, '-'),
    ),
  );

for (const view of views) {
  const { language, width } = view;

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'en' ? 'en-GB' : 'zh-CN' });
    test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T10:00:00+08:00'));

    test('components look as recorded and fit their place', async ({ page }) => {
      for (const area of await areasOf(page)) {
        await open(page, area, view);
        expect.soft(await findWide(page), `${area} has states wider than their place`).toEqual([]);
        await expect.soft(page.locator('main')).toHaveScreenshot(`${area}-${language}.png`);
      }
    });

    test('dialogs, drawers, menus and toasts look as recorded', async ({ page }) => {
      for (const area of await areasOf(page)) {
        await open(page, area, view);
        for (const [place, name] of (await namesOfLayers(page)).entries()) {
          await open(page, area, view);
          await page.locator('[data-opens]').nth(place).click();
          await page.mouse.move(0, 0);
          await expect(page.locator(layers).first()).toBeVisible();
          await page.addStyleTag({ content: onlyLayers });
          await expect.soft(page).toHaveScreenshot(`${area}-${name}-${language}.png`);
        }
      }
    });
  });
}
