import type { Operation } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Operations from './index.tsx';

const operation: Operation = {
  ...{ id: 7, action: 'create', subject: 'role', subjectId: '12', actor: 'lan', actorId: 3 },
  ...{ actionName: { zh: '新增' }, subjectKind: { zh: '角色' }, subjectName: { zh: '导游' } },
  ...{ address: '203.0.113.9', device: 'Chrome · Windows' },
  createdAt: '2026-11-22T02:00:00Z',
};

const page = { list: [operation], total: 1 };
const words = {
  actions: [{ value: 'create', label: { zh: '新增' } }],
  subjects: [{ value: 'role', label: { zh: '角色' } }],
};

describeList({
  screen: <Operations />,
  path: '/watch/operations',
  call: 'GET /api/v1/watch/operations/page',
  page,
  shown: 'lan',
  filter: { label: '操作', choose: '新增', query: { action: 'create' } },
  empty: '没有符合条件的记录',
  answers: { 'GET /api/v1/watch/operations/words': words },
});

const differences = [
  { field: 'deptId', label: { zh: '部门', en: 'Department' }, before: null, after: { zh: '销售部' } },
];

test('the operation that the URL names is shown with its changes', async () => {
  renderView(<Operations />, {
    path: '/watch/operations?open=7&keywords=lan',
    user: people.root,
    answers: {
      'GET /api/v1/watch/operations/page': page,
      'GET /api/v1/watch/operations/words': words,
      'GET /api/v1/watch/operations/:id': { ...operation, differences },
    },
  });
  expect(await screen.findByRole('heading', { name: '变更内容' })).toBeVisible();
  const drawer = within(screen.getByRole('dialog', { name: '操作详情' }));
  expect(drawer.getByText('Chrome · Windows')).toBeVisible();
  expect(drawer.getByText('203.0.113.9')).toBeVisible();
  const change = within(drawer.getByRole('listitem'));
  for (const text of ['部门', '（空）', '销售部']) expect(change.getByText(text)).toBeVisible();
  expect(drawer.queryByText('deptId')).toBeNull();
});

test.each([
  ['order', '订单', 'T261120AAA', null, '订单 T261120AAA', '/business/orders/detail?no=T261120AAA'],
  ['product', '产品', '7', { zh: '涠洲岛三日游' }, '产品 涠洲岛三日游', '/business/products/edit?id=7'],
  ['role', '角色', '12', { zh: '导游' }, '角色 导游', '/system/role'],
])(
  'an operation on a record of type %s names it and links to it',
  async (subject, kind, subjectId, subjectName, shown, path) => {
    const one = { ...operation, subject, subjectKind: { zh: kind }, subjectId, subjectName };
    renderView(<Operations />, {
      path: '/watch/operations?open=7',
      user: people.root,
      answers: {
        'GET /api/v1/watch/operations/page': page,
        'GET /api/v1/watch/operations/words': words,
        'GET /api/v1/watch/operations/:id': { ...one, differences: [] },
      },
    });
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.getByRole('link', { name: /^前往/ })).toHaveAttribute('href', path);
  },
);
