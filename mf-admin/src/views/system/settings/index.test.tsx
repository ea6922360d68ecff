import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import Settings from './index.tsx';

const stored = {
  ...{ refundLimit: 500_000, priceChangePercent: 30, auditDays: 1096 },
  ...{ version: '17', maxRefundLimit: 500_000 },
};
const put = 'PUT /api/v1/settings';

const show = (answer: Answers[typeof put] = null) =>
  renderView(<Settings />, {
    path: '/system/settings',
    user: people.root,
    answers: { 'GET /api/v1/settings': stored, [put]: answer },
  });

test('a limit is changed with the version that was read', async () => {
  const { person, server } = show();
  const limit = await screen.findByRole('spinbutton', { name: /个人当日退款限额/ });
  expect(limit).toHaveValue('5000.00');
  expect(screen.getByText(/系统上限为 .5,000/)).toBeVisible();
  await person.clear(limit);
  await person.type(limit, '3000');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received(put)[0]?.body).toEqual({
      refundLimit: 300_000,
      priceChangePercent: 30,
      auditDays: 1096,
      version: '17',
    }),
  );
  expect(await screen.findByText('已保存业务设置')).toBeVisible();
});

test('a refused limit is reported at its field, and a missing one is not sent', async () => {
  const { person, server } = show(refuse('A0400', '不能高于系统上限 ¥5000', { field: 'refundLimit' }));
  const limit = await screen.findByRole('spinbutton', { name: /个人当日退款限额/ });
  await person.clear(limit);
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写限额')).toBeVisible();
  expect(server.received(put)).toEqual([]);
  await person.type(limit, '8000');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('不能高于系统上限 ¥5000')).toBeVisible();
});

test('the operation log is kept for at least six months', async () => {
  const { person, server } = show();
  const kept = await screen.findByRole('spinbutton', { name: /操作日志保留天数/ });
  expect(kept).toHaveValue('1096');
  await person.clear(kept);
  await person.type(kept, '183');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写 184 到 3660 之间的整数')).toBeVisible();
  expect(server.received(put)).toEqual([]);
  await person.clear(kept);
  await person.type(kept, '184');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.received(put)[0]?.body).toMatchObject({ auditDays: 184 }));
});
