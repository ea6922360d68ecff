import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

/** Submits an enquiry with its own name and mobile number. */
const ask = async (request: APIRequestContext): Promise<string> => {
  const mark = `${Date.now() % 1e8}`.padStart(8, '0');
  const organisation = `第${mark}小学`;
  const data = { organisation, people: 45, contactName: '陈老师', mobile: `139${mark}`, message: '要两辆车' };
  const answer = await request.post('/api/v1/enquiries', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return organisation;
};

const listPath = (organisation: string) => `/business/enquiries?keywords=${encodeURIComponent(organisation)}`;

test('an enquiry is assigned, noted and won; a concurrent change is a conflict', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409');
  const organisation = await ask(request);
  await signedIn('root');
  await page.goto(listPath(organisation));
  await page.getByRole('button', { name: `处理 ${organisation}` }).click();
  const drawer = page.getByRole('dialog', { name: organisation });
  await expect(drawer.getByText('要两辆车')).toBeVisible();
  await drawer.getByRole('button', { name: '由我负责' }).click();
  await expect(drawer.getByRole('button', { name: '由我负责' })).toHaveCount(0);

  await drawer.getByLabel('跟进内容').fill('已电话联系，发了报价单');
  await drawer.getByRole('button', { name: '已联系' }).click();
  await expect(page.getByText('已更新为“跟进中”')).toBeVisible();
  await expect(drawer.getByText('已电话联系，发了报价单')).toBeVisible();

  const id = new URL(page.url()).searchParams.get('enquiry');
  const admin = { Authorization: await signIn(request, 'admin') };
  const noted = await request.put(`/api/v1/enquiries/${id}/assignee`, {
    headers: admin,
    data: { assigneeId: null },
  });
  expect(noted.status(), await noted.text()).toBe(200);
  await drawer.getByRole('button', { name: '标记成交' }).click();
  await expect(drawer.getByRole('alert')).toContainText('admin在您编辑期间修改过');
  await drawer.getByRole('button', { name: '载入最新内容' }).click();
  await drawer.getByRole('button', { name: '标记成交' }).click();
  await expect(page.getByText('已更新为“已成交”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/enquiry=/);
  await expect(page.getByRole('table').getByText('已成交', { exact: true })).toBeVisible();
});

for (const [language, width] of [
  ['zh-CN', 375],
  ['en', 1440],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language, viewport: { width, height: 900 } });

    test('enquiries and their history are accessible', async ({ page, request, signedIn }) => {
      const organisation = await ask(request);
      await signedIn('root');
      await page.goto(listPath(organisation));
      await expect(page.getByText(organisation).first()).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      if (width === 375) {
        await page.getByRole('button', { name: `更多操作：${organisation}` }).click();
        await page.getByRole('menuitem', { name: '处理' }).click();
      } else await page.getByRole('button', { name: `Open ${organisation}` }).click();
      await expect(page.getByRole('dialog').getByText('要两辆车')).toBeVisible();
      await expectAccessible(page);
    });
  });
