import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder } from '../fixtures/tours.ts';

test('a member finds the message about a new order, opens the order from it, and the number at the menu follows', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'local', place: 0, seats: (n) => n > 9 });
  const orderNo = await placeOrder(request, token, departure, 2);
  await enterWith(page, token);
  await page.goto('/personal/messages');
  const message = page.getByRole('article').filter({ hasText: '订单已提交' });
  await expect(message).toContainText('未读');
  // The other one says that the initial password was changed.
  await expect(page.getByRole('button', { name: /2 条未读消息/ })).toBeVisible();
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
  await message.getByRole('link', { name: /^查看详情/ }).click();
  await expect(page).toHaveURL(new RegExp(`/personal/route-order/detail\\?orderNo=${orderNo}`));
  await expect(page.getByRole('button', { name: /1 条未读消息/ })).toBeVisible();
  await page.goto('/personal/messages');
  await expect(message).not.toContainText('未读');
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(page.getByRole('button', { name: /条未读消息/ })).toHaveCount(0);
});

test('a member chooses the channels of messages', async ({ page, request }) => {
  await enterWith(page, (await newMember(request)).token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/personal/messages');
  await page.getByRole('link', { name: '消息设置' }).click();
  const orders = page.getByRole('checkbox', { name: '订单与候补：短信' });
  await orders.uncheck();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('消息设置已保存')).toBeVisible();
  await page.reload();
  await expect(orders).not.toBeChecked();
});

test('messages are in English, too', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await enterWith(page, (await newMember(request)).token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/personal/messages');
  await expect(page.getByRole('article')).toContainText('Your password was changed');
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
