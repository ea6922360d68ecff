import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { chooseOption } from '../fixtures/choice.ts';
import { expect, test } from '../fixtures/portal.ts';
import { expectHydrated, openRendered } from '../fixtures/rendered.ts';
import { getDeparture, previewPath } from '../fixtures/tours.ts';

const look = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSideScroll(page);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
};

const offer = '跟团游满 1000 减 120';

test('the coupon centre is rendered on the server, and a visitor logs in to claim', async ({ page }) => {
  const html = await openRendered(page, '/coupons');
  expect(html).toContain(offer);
  await expectHydrated(page, html);
  await look(page);
  await page.getByRole('button', { name: `登录后领取：${offer}` }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupons$/);
});

test('a coupon is claimed in the centre, kept in the wallet, and applied to a booking', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto('/coupons');
  await page.getByRole('button', { name: `领取：${offer}`, exact: true }).click();
  await expect(page.getByRole('link', { name: `去使用：${offer}` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '我的优惠券' }).click();
  await expect(page).toHaveURL(/\/personal\/coupons$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/还剩 \d+ 天/)).toBeVisible();
  await look(page);
  await page.getByRole('tab', { name: '已过期' }).click();
  await expect(page.getByText('没有已过期的优惠券')).toBeVisible();

  const departure = await getDeparture(request, {
    category: 'domestic',
    place: 0,
    seats: (n) => n > 9,
  });
  await page.goto(previewPath(departure, 2));
  const box = page.getByRole('complementary', { name: '费用明细' });
  await expect(box.getByText('已为您选用优惠最多的券：减 ¥120')).toBeVisible();
  await expect(box.getByText('−¥120')).toBeVisible();
  await look(page);
  const choice = box.getByLabel('优惠券', { exact: true });
  await chooseOption(choice, '不使用优惠券');
  await expect(box.getByText('−¥120')).toBeHidden();
  await page.reload();
  await expect(choice).toHaveAttribute('data-value', '');
});

test('centre and wallet are in English', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/coupons');
  await expect(page.getByRole('heading', { name: 'Coupon centre' })).toBeVisible();
  await page.getByRole('button', { name: 'Claim: ¥120 off tours from ¥1,000' }).click();
  await page.goto('/personal/coupons');
  await expect(page.getByText('¥120 off', { exact: true })).toBeVisible();
  await look(page);
});
