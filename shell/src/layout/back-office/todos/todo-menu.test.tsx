import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { TodoMenu } from './todo-menu.tsx';

const clerk = { ...people.admin, perms: ['trade:order:fulfil'] };
const todo = (count: number) => ({
  ...{ name: 'confirmations' as const, label: { zh: '待确认酒店', en: 'Hotels to confirm' }, count },
  path: '/business/orders?state=TO_CONFIRM',
});

test.each([
  [120, '120 项待办', '待确认酒店 99+'],
  [3, '3 项待办', '待确认酒店 3'],
])('%i open items are counted and lead to their list', async (count, name, entry) => {
  const { person } = renderView(<TodoMenu />, {
    user: clerk,
    answers: { 'GET /api/v1/stats/todos': [todo(count), { ...todo(0), name: 'refunds' }] },
  });
  await person.click(await screen.findByRole('button', { name }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  expect(screen.getByRole('menuitem', { name: entry })).toHaveAttribute('href', todo(count).path);
});

test('without open items the menu says so', async () => {
  const { person } = renderView(<TodoMenu />, {
    user: clerk,
    answers: { 'GET /api/v1/stats/todos': [todo(0)] },
  });
  await person.click(await screen.findByRole('button', { name: '没有待办' }));
  expect(screen.getByRole('menuitem', { name: '没有待办' })).toBeDisabled();
});

test('a user without to-dos by permission has no menu and sends no call', async () => {
  const { server } = renderView(<TodoMenu />, { user: people.member });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(server.received('GET /api/v1/stats/todos')).toHaveLength(0);
});
