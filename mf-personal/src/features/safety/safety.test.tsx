import type { Account, SecondFactors, Session } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SafetyScreen } from './safety-screen.tsx';

const reading = 'GET /api/v1/account';
const listing = 'GET /api/v1/account/sessions';
const ownFactors = 'GET /api/v1/account/factors';
const changing = 'PUT /api/v1/account/password';
const sendingCode = 'POST /api/v1/account/codes';
const changingMobile = 'PUT /api/v1/account/mobile';
const signingOut = 'DELETE /api/v1/account/sessions/:id';
const signingOthersOut = 'DELETE /api/v1/account/sessions';
const downloading = 'POST /api/v1/account/data';
const closing = 'POST /api/v1/account/closing';
const reopening = 'DELETE /api/v1/account/closing';

const account: Account = {
  username: 'visitor',
  nickname: 'Lan',
  avatar: null,
  gender: 0,
  birthday: null,
  mobileMask: '138****0000',
  emailMask: null,
  passwordChangedAt: null,
  erasesAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const session = (id: number, device: string, current = false): Session => ({
  ...{ id, device, current, address: `203.0.113.${id}` },
  createdAt: '2026-11-20T02:00:00.000Z',
  lastSeenAt: '2026-11-20T04:00:00.000Z',
});

const devices = [session(1, 'Chrome · Windows', true), session(2, 'Safari · iOS'), session(3, '')];

const factors = (own: SecondFactors['factors']): SecondFactors => ({
  factors: own,
  recoveryCodesLeft: 10,
  required: false,
  passkeyHost: 'localhost',
});

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<SafetyScreen />, {
    path: '/personal/safety',
    user: people.member,
    answers: { [reading]: account, [listing]: devices, [ownFactors]: factors([]), ...changed },
    ...options,
  });

const open = async ({ person }: Pick<ReturnType<typeof show>, 'person'>, name: string) => {
  await person.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

test('password, mobile and mail are shown with their actions', async () => {
  show();
  expect(await screen.findByText('注册后没有修改过')).toBeVisible();
  expect(screen.getByText('138****0000')).toBeVisible();
  expect(screen.getByText('未绑定')).toBeVisible();
  for (const name of ['修改密码', '更换手机号', '绑定邮箱'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a valid new password is saved', async () => {
  const session = { tokenType: 'Bearer', accessToken: 'renewed', refreshToken: null, expires: null };
  const view = show({ [changing]: session });
  const dialog = await open(view, '修改密码');
  await view.person.type(dialog.getByLabelText(/^当前密码/), 'Portal@2026');
  await view.person.type(dialog.getByLabelText(/^新密码/), 'short1');
  expect(dialog.getByText('密码强度：弱')).toBeVisible();
  await view.person.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('密码需为 8-64 位')).toBeVisible();
  expect(view.server.received(changing)).toHaveLength(0);
  await view.person.type(dialog.getByLabelText(/^新密码/), '-and-Longer-9');
  expect(dialog.getByText('密码强度：强')).toBeVisible();
  await view.person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('密码已修改，其他设备已退出')).toBeVisible();
  expect(view.server.received(changing)[0]?.body).toEqual({
    current: 'Portal@2026',
    password: 'short1-and-Longer-9',
  });
  expect(localStorage.getItem('accessToken')).toBe('Bearer renewed');
});

test('a wrong current password is reported at its field', async () => {
  const view = show({ [changing]: refuse('A0210', '密码错误', { field: 'current' }) });
  const dialog = await open(view, '修改密码');
  await view.person.type(dialog.getByLabelText(/^当前密码/), 'wrong');
  await view.person.type(dialog.getByLabelText(/^新密码/), 'Ocean@2027');
  await view.person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('密码错误')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText(/^当前密码/)).toHaveFocus());
});

test('a mobile number is verified by a code', async () => {
  const view = show({
    [sendingCode]: { resendAfter: 60 },
    [changingMobile]: { ...account, mobileMask: '139****1111' },
  });
  const dialog = await open(view, '更换手机号');
  await view.person.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(dialog.getByText('请输入正确的手机号')).toBeVisible();
  await view.person.type(dialog.getByLabelText(/^新手机号/), '13911111111');
  await view.person.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByText('已发送至 139****1111，5 分钟内有效')).toBeVisible();
  expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  expect(view.server.received(sendingCode)[0]?.body).toEqual({ channel: 'sms', target: '13911111111' });
  await view.person.type(dialog.getByLabelText(/^验证码/), '123456');
  await view.person.type(dialog.getByLabelText(/^登录密码/), 'Portal@2026');
  await view.person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('139****1111')).toBeVisible();
  expect(view.server.received(changingMobile)[0]?.body).toEqual({
    mobile: '13911111111',
    code: '123456',
    password: 'Portal@2026',
  });
});

test('the risks of text messages are explained where a number is chosen, in both languages', async () => {
  const { unmount, ...view } = show();
  const dialog = await open(view, '更换手机号');
  const number = dialog.getByLabelText(/^新手机号/);
  expect(number).toHaveAccessibleDescription(/补卡.*绑定邮箱.*通行密钥.*请勿把验证码告诉任何人/);
  unmount();
  const english = await open(show({}, { language: 'en' }), 'Change mobile number');
  expect(english.getByLabelText(/^New mobile number/)).toHaveAccessibleDescription(
    /SIM swapping.*email address.*passkey/,
  );
});

test('a mobile number of another account is reported at its field', async () => {
  const view = show({
    [sendingCode]: refuse('A0400', '该手机号已绑定其他账号', { field: 'target' }),
  });
  const dialog = await open(view, '更换手机号');
  await view.person.type(dialog.getByLabelText(/^新手机号/), '13911111111');
  await view.person.click(dialog.getByRole('button', { name: '获取验证码' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^新手机号/)).toHaveAccessibleDescription(/该手机号已绑定其他账号/),
  );
});

test('a device or all others are signed out with the password; this one has no button', async () => {
  const view = show({ [signingOut]: null, [signingOthersOut]: null });
  const question = await open(view, '退出 Safari · iOS（203.0.113.2）');
  expect(question.getByText(/立即退出登录/)).toBeVisible();
  await view.person.type(question.getByLabelText(/^登录密码/), 'Portal@2026{Enter}');
  expect(await screen.findByText('已退出')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.server.received(signingOut)[0]).toMatchObject({
    params: { id: '2' },
    body: { password: 'Portal@2026' },
  });
  expect(screen.queryByRole('button', { name: /退出 Chrome/ })).not.toBeInTheDocument();
  const all = await open(view, '退出其他设备');
  await view.person.type(all.getByLabelText(/^登录密码/), 'Portal@2026');
  await view.person.click(all.getByRole('button', { name: '退出其他设备' }));
  expect(await screen.findByText('其他设备已退出')).toBeVisible();
  expect(view.server.received(signingOthersOut)[0]?.body).toEqual({ password: 'Portal@2026' });
});

test('a wrong password signs no device out, and is reported at its field', async () => {
  const view = show({ [signingOut]: refuse('A0210', '密码错误', { field: 'password' }) });
  const question = await open(view, '退出 Safari · iOS（203.0.113.2）');
  await view.person.type(question.getByLabelText(/^登录密码/), 'wrong{Enter}');
  expect(await question.findByText('密码错误')).toBeVisible();
});

test('with a second factor devices are signed out after a confirmation, without the password', async () => {
  const app = { id: 1, kind: 'totp', name: '手机', createdAt: account.createdAt, lastUsedAt: null } as const;
  const view = show({ [signingOut]: null, [signingOthersOut]: null, [ownFactors]: factors([app]) });
  await view.person.click(await screen.findByRole('button', { name: '退出 Safari · iOS（203.0.113.2）' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(/立即退出登录/);
  await view.person.click(within(question).getByRole('button', { name: '退出' }));
  expect(await screen.findByText('已退出')).toBeVisible();
  expect(view.server.received(signingOut)[0]).toMatchObject({ params: { id: '2' }, body: {} });
  await view.person.click(screen.getByRole('button', { name: '退出其他设备' }));
  const all = screen.getByRole('alertdialog');
  await view.person.click(within(all).getByRole('button', { name: '退出其他设备' }));
  expect(await screen.findByText('其他设备已退出')).toBeVisible();
  expect(view.server.received(signingOthersOut)).toHaveLength(1);
});

test('the data is downloaded after entering the password', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const href = jest.fn(() => 'blob:data');
  Object.assign(URL, { createObjectURL: href, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const view = show({ [downloading]: new Blob(['{}']) as never });
  const dialog = await open(view, '下载');
  await view.person.click(dialog.getByRole('button', { name: '下载' }));
  expect(dialog.getByText('请输入密码')).toBeVisible();
  await view.person.type(dialog.getByLabelText(/^登录密码/), 'Portal@2026{Enter}');
  expect(await screen.findByText('数据已保存到您的设备')).toBeVisible();
  expect(href).toHaveBeenCalledTimes(1);
  expect(view.server.received(downloading)[0]?.body).toEqual({ password: 'Portal@2026' });
  act(() => jest.advanceTimersByTime(30_000));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:data');
  jest.useRealTimers();
});

test('a fourth export of a day shows the server’s refusal', async () => {
  const refusal = refuse('B0210', '每天最多下载 3 次，请明天再试', { status: 429 });
  const view = show({ [downloading]: refusal });
  const dialog = await open(view, '下载');
  await view.person.type(dialog.getByLabelText(/^登录密码/), 'Portal@2026{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('每天最多下载 3 次');
});

test('closing the account shows what is deleted and retained, and can be undone', async () => {
  const closed = { ...account, erasesAt: '2026-12-07T02:00:00.000Z' };
  const view = show({ [closing]: closed, [reopening]: account });
  window.scrollTo = jest.fn();
  const dialog = await open(view, '注销账号');
  expect(dialog.getByText('会被清除，不能恢复')).toBeVisible();
  expect(dialog.getByText(/依法保留/)).toBeVisible();
  await view.person.type(dialog.getByLabelText(/^登录密码/), 'Portal@2026');
  await view.person.click(dialog.getByRole('button', { name: '确认注销' }));
  expect(await screen.findByRole('heading', { name: /账号将于.*清除/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: '注销账号' })).not.toBeInTheDocument();
  await view.person.click(screen.getByRole('button', { name: '撤销注销' }));
  expect(await screen.findByText('已撤销，账号照常使用')).toBeVisible();
  expect(screen.getByRole('button', { name: '注销账号' })).toBeVisible();
});

test('open obligations are named and block the deletion of the account', async () => {
  const refusal = refuse('A0513', '还有1 个待付款订单，完成后才能注销账号', { status: 409 });
  const view = show({ [closing]: refusal });
  const dialog = await open(view, '注销账号');
  await view.person.type(dialog.getByLabelText(/^登录密码/), 'Portal@2026{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('1 个待付款订单');
});

test('in English', async () => {
  const view = show({}, { language: 'en' });
  await open(view, 'Close account');
  await act(async () => undefined);
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
