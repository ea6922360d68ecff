import type { DeptNode } from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Departments from './index.tsx';

const dept = (id: number, parentId: number, name: string, more: Partial<DeptNode> = {}): DeptNode => ({
  id,
  parentId,
  name,
  sort: 1,
  status: 1,
  userCount: 0,
  createTime: '2026-11-01',
  updateTime: '2026-11-01',
  ...more,
});

const tree = [
  dept(1, 0, '海途旅行社', {
    userCount: 3,
    children: [dept(2, 1, '产品部', { children: [dept(3, 2, '国内线路组', { userCount: 2 })] })],
  }),
];

const show = () =>
  renderView(<Departments />, {
    path: '/system/dept',
    user: people.root,
    answers: {
      'GET /api/v1/dept': tree,
      'GET /api/v1/dept/:id/form': { id: 2, parentId: 1, name: '产品部', sort: 4, status: 1, version: '9' },
      'POST /api/v1/dept': null,
      'PUT /api/v1/dept/:id': null,
      'DELETE /api/v1/dept/:id': refuse('A0400', '国内线路组 还有 2 人，请先调整他们的部门'),
    },
  });

test('the tree is expanded, and a branch can be collapsed', async () => {
  const { person } = show();
  expect(await screen.findByText('国内线路组')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '收起 产品部' }));
  expect(screen.queryByText('国内线路组')).toBeNull();
  await person.click(screen.getByRole('button', { name: '全部展开' }));
  expect(await screen.findByText('国内线路组')).toBeVisible();
});

test('a department is added below a parent', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '新增下级 产品部' }));
  await person.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写部门名称')).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: '部门名称' }), '出境线路组');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/dept')[0]?.body).toMatchObject({
      parentId: 2,
      name: '出境线路组',
      status: 1,
    }),
  );
});

test('disabling asks for confirmation, and changes no other field', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('switch', { name: '产品部 的状态' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/dept/:id')[0]?.body).toMatchObject({
      parentId: 1,
      name: '产品部',
      sort: 4,
      status: 0,
      version: '9',
    }),
  );
});

test('deleting names the sub-departments and users, and shows the refusal', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: '删除 产品部' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('下级部门会一起删除：国内线路组');
  expect(question).toHaveTextContent('其中还有 2 人');
  await person.click(within(question).getByRole('button', { name: '删除' }));
  expect(await screen.findByText(/国内线路组 还有 2 人/)).toBeVisible();
});
