import { contract } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import RoleDrawer from './role-drawer.tsx';
import { roleForm } from './role-form.ts';

const guide = {
  name: '导游',
  code: 'GUIDE',
  dataScope: 2,
  sort: 3,
  status: 0,
  publishApproval: 1,
  version: '17',
} as const;

test('a stored role is sent back unchanged, with its version', () => {
  expect(roleForm.write(roleForm.read({ ...guide, id: 7 }))).toEqual(guide);
});

test('a new role has the data scope "self" and no version', () => {
  expect(roleForm.write({ ...roleForm.blank(), name: ' 导游 ', code: 'GUIDE' })).toEqual({
    name: '导游',
    code: 'GUIDE',
    dataScope: 3,
    publishApproval: 0,
    sort: 1,
    status: 1,
    version: undefined,
  });
});

const role = { ...guide, id: 7, userCount: 0, createTime: '', updateTime: '' };

const idle = () => undefined;

describeForm('role', {
  definition: roleForm,
  body: contract['POST /api/v1/roles'].body,
  samples: { code: ['GUIDE', 'guide-2_b', '2GUIDE', '导游', 'GUI DE'] },
  add: <RoleDrawer onClosed={idle} />,
  edit: <RoleDrawer row={{ id: 7, name: role.name, item: role }} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/roles/:id/form',
    create: 'POST /api/v1/roles',
    change: 'PUT /api/v1/roles/:id',
  },
  stored: guide,
  missing: ['请填写角色名称', '请填写角色编码'],
  typed: { 角色名称: ' 导游 ', 角色编码: 'GUIDE' },
  sent: { name: '导游', code: 'GUIDE', dataScope: 3, publishApproval: 0, sort: 1, status: 1 },
  refused: { field: 'code', label: '角色编码' },
});

test('departments are chosen in a tree, required and sent with their data scope only', async () => {
  const { person, server } = renderView(
    <Overlay>
      <RoleDrawer onClosed={idle} />
    </Overlay>,
    {
      user: people.root,
      answers: {
        'POST /api/v1/roles': null,
        'GET /api/v1/dept/options': [
          { value: 1, label: '海途旅行', children: [{ value: 2, label: '出境游部' }] },
        ],
      },
    },
  );
  await person.type(await screen.findByRole('textbox', { name: '角色名称' }), '区域主管');
  await person.type(screen.getByRole('textbox', { name: '角色编码' }), 'REGIONAL');
  expect(screen.queryByText('可见部门')).toBeNull();
  await person.click(screen.getByRole('radio', { name: '自定义部门' }));
  const save = screen.getByRole('button', { name: '保存' });
  await person.click(save);
  expect(await screen.findByText('请选择可见部门')).toBeInTheDocument();
  await person.click(screen.getByRole('combobox', { name: '可见部门' }));
  await person.click(await screen.findByText('出境游部'));
  await person.click(save);
  await waitFor(() =>
    expect(server.received('POST /api/v1/roles')[0]?.body).toMatchObject({ dataScope: 4, deptIds: [2] }),
  );
});
