import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const pages = {
  tours: '/route/detail',
  hotels: '/hotel/hotelDetail',
  tickets: '/ticket/ticketDetail',
  goods: '/goods/goodsDetail',
  visas: '/visa/visaDetail',
} as const;

/** The path of the first product of a kind. */
const firstOf = async (page: Page, kind: keyof typeof pages): Promise<string> => {
  const { data } = await (await page.request.get(`/api/v1/${kind}?pageSize=1`)).json();
  return `${pages[kind]}?id=${data.list[0].id}`;
};

const tabsOf = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link');

for (const kind of ['tours', 'hotels', 'tickets', 'goods', 'visas'] as const)
  test(`the tabs of the page of ${kind} lead to its sections and stay in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(await firstOf(page, kind));
    const tabs = tabsOf(page, '页内导航');
    for (const tab of await tabs.all()) {
      const target = new URL(String(await tab.getAttribute('href')), page.url()).hash;
      await tab.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(tab).toBeInViewport();
      await expect(page.locator(target)).toBeFocused();
      await expect(page.locator(`${target} h2`)).toBeInViewport();
    }
    await expect(tabs.last()).toHaveAttribute('aria-current', 'true');
    await expectNoSideScroll(page);
  });

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('the section tabs are accessible on a desktop and a phone', async ({ page }) => {
    const path = await firstOf(page, 'tours');
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}#itinerary`);
      await expect(tabsOf(page, 'On this page').filter({ hasText: 'Itinerary' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expectNoSideScroll(page);
      await expectAccessible(page);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the section tabs are links', async ({ page }) => {
    await page.goto(await firstOf(page, 'visas'));
    await tabsOf(page, '页内导航').filter({ hasText: '所需材料' }).click();
    await expect(page).toHaveURL(/#documents$/);
    await expect(page.locator('#documents h2')).toBeInViewport();
  });
});
