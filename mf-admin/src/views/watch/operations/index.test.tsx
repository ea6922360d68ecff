import type { Operation } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Operations from './index.tsx';

const operation: Operation = {
  ...{ id: 7, action: 'create', subject: 'role', subjectId: '12', actor: 'lan', actorId: 3 },
  createdAt: '2026-11-22T02:00:00Z',
};

const page = { list: [operation], total: 1 };

describeList({
  screen: <Operations />,
  path: '/watch/operations',
  call: 'GET /api/v1/watch/operations/page',
  page,
  shown: 'lan',
  filter: { label: '操作', choose: '新增', query: { action: 'create' } },
  empty: '没有符合条件的记录',
});

test('the operation that the URL names is shown with its changes', async () => {
  renderView(<Operations />, {
    path: '/watch/operations?open=7&keywords=lan',
    user: people.root,
    answers: {
      'GET /api/v1/watch/operations/page': page,
      'GET /api/v1/watch/operations/:id': { ...operation, differences: [] },
    },
  });
  expect(await screen.findByRole('heading', { name: '变更内容' })).toBeVisible();
});
