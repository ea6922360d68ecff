import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

/** Opens the tour with the most reviews among the first ones, at its reviews. */
const openReviews = async (page: Page) => {
  const { list } = (await (await page.request.get('/api/v1/tours?pageSize=50')).json()).data;
  const [tour] = list.toSorted(
    (a: { reviewCount: number }, b: { reviewCount: number }) => b.reviewCount - a.reviewCount,
  );
  await page.goto(`/route/detail?id=${tour.id}`);
  const reviews = page.locator('#reviews');
  await expect(async () => {
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.getByRole('article').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  return reviews;
};

test('reviews are narrowed by traveller type and sorted by stars, and a member votes once', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  const reviews = await openReviews(page);
  const articles = reviews.getByRole('article');
  await expect(reviews.getByText('导游讲解').first()).toBeVisible();
  await reviews.getByRole('button', { name: '评分最低' }).click();
  await expect(page).toHaveURL(/reviewSort=lowest/);
  const type = reviews.getByRole('group', { name: '筛选评价' }).getByRole('button').last();
  const name = (await type.innerText()).replace(/\s*\d+$/, '');
  await type.click();
  await expect(type).toHaveAttribute('aria-pressed', 'true');
  await expect(articles.filter({ hasNotText: name })).toHaveCount(0);
  expect(await articles.count()).toBeGreaterThan(0);

  const vote = articles.first().getByRole('button', { name: /^有用/ });
  const before = Number((await vote.innerText()).replace(/\D/g, '') || 0);
  await vote.click();
  await expect(vote).toHaveText(`有用 ${before + 1}`);
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
});

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('reviews with their filters are accessible on a desktop and a phone', async ({ page }) => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const reviews = await openReviews(page);
      await expect(reviews.getByRole('button', { name: 'Most helpful' })).toBeVisible();
      await expect(reviews.getByText('Value for money').first()).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    }
  });
});
