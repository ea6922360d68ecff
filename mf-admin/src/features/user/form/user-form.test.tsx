import { contract, type UserForm } from '@portal/shared/contract';
import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import UserDrawer from './user-drawer.tsx';
import { userForm, usernamePattern } from './user-form.ts';

const wang: UserForm = {
  id: 7,
  username: 'wangli',
  nickname: '王丽',
  mobile: '13800138000',
  gender: 2,
  avatar: null,
  email: null,
  status: 1,
  deptId: 3,
  roleIds: [2, 4],
  version: '17',
};

test('a stored user is sent back unchanged, without the fields that the form does not have', () => {
  const { id: _id, avatar: _avatar, ...rest } = wang;
  expect(userForm.write(userForm.read(wang))).toEqual(rest);
});

test.each([
  [{ mobile: '' }, { mobile: null }],
  [{ email: ' li@haitu.cn ' }, { email: 'li@haitu.cn' }],
  [{ deptId: undefined }, { deptId: null }],
  [{ status: false }, { status: 0 }],
  [{ nickname: ' 小王 ' }, { nickname: '小王' }],
])('%o is sent as %o', (changes, expected) => {
  expect(userForm.write({ ...userForm.read(wang), ...changes })).toMatchObject(expected);
});

test('a new user is enabled, in the selected department', () => {
  expect(userForm.write(userForm.blank({ deptId: 3 }))).toMatchObject({
    deptId: 3,
    status: 1,
    gender: 0,
    roleIds: [],
  });
});

test.each([
  ['wang.li-2@haitu', true],
  ['王丽', false],
  ['wang li', false],
  ['a'.repeat(65), false],
])('the username %s: %s', (username, good) => {
  expect(usernamePattern.test(username)).toBe(good);
});

// The theme is loaded with the first drawer, which takes longer than a query waits.
beforeAll(() => import('#src/layout/admin-theme.tsx'));

test('the initial password of a new user is shown until it is closed', async () => {
  const onClosed = jest.fn();
  const { person } = renderView(
    <Overlay>
      <UserDrawer onClosed={onClosed} />
    </Overlay>,
    {
      path: '/system/user?deptId=3',
      answers: {
        'GET /api/v1/dept/options': [{ value: 3, label: '产品部' }],
        'GET /api/v1/roles/options': [{ value: 2, label: '内容编辑' }],
        'POST /api/v1/users': { password: 'k7mPqRsTuVwXyZ23' },
      },
    },
  );
  await person.type(await screen.findByLabelText('用户名'), 'chenhao');
  await person.type(screen.getByLabelText('昵称'), '陈浩');
  await person.click(screen.getByRole('combobox', { name: '角色' }));
  await person.click(await screen.findByTitle('内容编辑'));
  await person.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('k7mPqRsTuVwXyZ23')).toBeVisible();
  expect(screen.getByRole('dialog', { name: '陈浩 的初始密码' })).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
  await person.click(screen.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  expect(onClosed).toHaveBeenCalled();
});

const { id: _id, avatar: _avatar, ...stored } = wang;
const idle = () => undefined;

describeForm('user', {
  definition: userForm,
  body: contract['POST /api/v1/users'].body,
  samples: {
    username: ['wang.li-2@haitu', '王丽', 'wang li'],
    mobile: ['13800138000', '12800138000', '1380013800'],
    email: ['li@haitu.cn', 'li@haitu', 'li haitu@h.cn'],
  },
  edit: <UserDrawer id={7} onClosed={idle} />,
  add: <UserDrawer onClosed={idle} />,
  path: '/system/user?deptId=3',
  calls: {
    form: 'GET /api/v1/users/:id/form',
    create: 'POST /api/v1/users',
    change: 'PUT /api/v1/users/:id',
  },
  answers: {
    'GET /api/v1/dept/options': [{ value: 3, label: '产品部' }],
    'GET /api/v1/roles/options': [{ value: 2, label: '内容编辑' }],
  },
  stored,
  missing: ['请填写用户名', '请填写昵称', '请选择角色'],
  typed: { 用户名: 'chenhao', 昵称: ' 陈浩 ', 手机号: '13800138000', 邮箱: 'chen@haitu.cn' },
  fill: async (person) => {
    await person.click(screen.getByRole('combobox', { name: '角色' }));
    await person.click(await screen.findByTitle('内容编辑'));
  },
  sent: {
    username: 'chenhao',
    nickname: '陈浩',
    deptId: 3,
    roleIds: [2],
    gender: 0,
    mobile: '13800138000',
    email: 'chen@haitu.cn',
    status: 1,
  },
  refused: { field: 'username', label: '用户名' },
});
