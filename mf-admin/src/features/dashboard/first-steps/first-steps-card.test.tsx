import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { FirstStepsCard } from './first-steps-card.tsx';

const call = 'PUT /api/v1/preferences/:name';
const answers = { 'GET /api/v1/preferences': {}, [call]: null };
const user = { ...people.admin, perms: ['biz:product:query'] };

test('steps are done by their link or box, and stored for all devices', async () => {
  const { person, server } = renderView(<FirstStepsCard />, { user, answers });
  expect(screen.getByText('已完成 0/5 项')).toBeVisible();
  const work = screen.getByRole('link', { name: '打开您的工作列表' });
  expect(work).toHaveAttribute('href', '/business/products');
  await person.click(work);
  await person.click(screen.getByRole('checkbox', { name: /^已完成：按 Ctrl K/ }));
  expect(screen.getByText('已完成 2/5 项')).toBeVisible();
  await waitFor(() =>
    expect(server.received(call).at(-1)).toMatchObject({
      params: { name: 'first-steps' },
      body: { value: { done: ['work', 'search'], hidden: false } },
    }),
  );
});

test('hidden steps are not shown again', async () => {
  const { person } = renderView(<FirstStepsCard />, { user, answers });
  await person.click(screen.getByRole('button', { name: '不再显示' }));
  expect(screen.queryByRole('heading', { name: '新手入门' })).not.toBeInTheDocument();
});
