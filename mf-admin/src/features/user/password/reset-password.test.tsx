import { refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import ResetPassword from './reset-password.tsx';

const setPassword = 'PATCH /api/v1/users/:id/password';

const row = {
  name: '王丽',
  item: {
    ...{ id: 7, username: 'wangli', nickname: '王丽', mobile: null, email: null, avatar: null },
    ...{ status: 1 as const, genderLabel: '女', deptName: null, roleNames: '', createTime: '2026-11-20' },
  },
};

const show = (answer: unknown) =>
  renderView(<ResetPassword row={row as never} onClosed={() => undefined} />, {
    answers: { [setPassword]: answer } as never,
  });

test('a generated password is asked for in the body, and shown', async () => {
  const { server, person } = show({ password: 'k7mPqRsTuVwXyZ23' });
  await person.click(screen.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('k7mPqRsTuVwXyZ23')).toBeVisible();
  const [sent] = server.received(setPassword);
  expect([sent?.body, sent?.query]).toEqual([{ random: true }, {}]);
});

test('a refusal keeps the dialog', async () => {
  const { person } = show(refuse('A0231', '没有权限', { status: 403 }));
  await person.click(screen.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('没有权限')).toBeVisible();
  expect(screen.getByRole('dialog', { name: '重置 王丽 的密码' })).toBeVisible();
});
