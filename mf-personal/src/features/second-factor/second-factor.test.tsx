import type { SecondFactors } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { passkeys } from './passkey.ts';
import { SecondFactorScreen } from './second-factor-screen.tsx';

const reading = 'GET /api/v1/account/factors';
const startingApp = 'POST /api/v1/account/factors/totp';
const confirmingApp = 'POST /api/v1/account/factors/totp/confirm';
const startingPasskey = 'POST /api/v1/account/factors/passkey';
const confirmingPasskey = 'POST /api/v1/account/factors/passkey/confirm';
const renewing = 'POST /api/v1/account/factors/recovery-codes';
const removing = 'DELETE /api/v1/account/factors/:id';

const none: SecondFactors = {
  factors: [],
  recoveryCodesLeft: 0,
  required: false,
  passkeyHost: 'localhost',
};

const factor = (id: number, name: string, kind: 'totp' | 'passkey' = 'totp') => ({
  ...{ id, name, kind, createdAt: '2026-11-20T02:00:00.000Z' },
  lastUsedAt: id === 1 ? '2026-11-21T02:00:00.000Z' : null,
});

const two: SecondFactors = {
  ...none,
  factors: [factor(1, '我的手机'), factor(2, '办公电脑', 'passkey')],
  recoveryCodesLeft: 8,
};

const session = { tokenType: 'Bearer', accessToken: 'renewed', refreshToken: null, expires: null };
const codes = ['aaaa-bbbb-cccc-dddd-eeee-ffff', 'gggg-hhhh-jjjj-kkkk-mmmm-nnnn'];

const show = (own: SecondFactors, changed: Answers = {}) =>
  renderView(<SecondFactorScreen />, {
    path: '/personal/second-factor',
    user: people.member,
    answers: { [reading]: own, ...changed },
  });

const open = async ({ person }: Pick<ReturnType<typeof show>, 'person'>, name: string) => {
  await person.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

afterEach(() => jest.restoreAllMocks());

test('an app is added with the password and its code; the recovery codes are shown once', async () => {
  const view = show(none, {
    [startingApp]: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' },
    [confirmingApp]: { recoveryCodes: codes, session },
  });
  const { person, server } = view;
  expect(await screen.findByText(/^尚未启用/)).toBeVisible();
  await open(view, '添加验证器 App');
  await person.type(screen.getByLabelText(/登录密码/), 'Portal@2026{Enter}');
  expect(await screen.findByRole('img', { name: '验证器 App 的二维码' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  server.answer({ [reading]: { ...none, factors: [factor(2, '我的手机')], recoveryCodesLeft: 10 } });
  await person.type(screen.getByLabelText(/动态码/), '123456');
  await person.click(screen.getByRole('button', { name: '启用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '请保存恢复码' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(server.received(confirmingApp)[0]?.body).toEqual({ name: '我的手机', code: '123456' });
  expect(localStorage.getItem('accessToken')).toBe('Bearer renewed');
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '请保存恢复码' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('heading', { name: /^我的手机/ })).toBeVisible();
  expect(screen.getByText(/还剩 10 个/)).toBeVisible();
});

test('a wrong password and a wrong code are shown at their fields', async () => {
  const view = show(none, {
    [startingApp]: refuse('A0210', '密码错误', { field: 'password' }),
    [confirmingApp]: refuse('A0244', '动态码不正确', { field: 'code' }),
  });
  const { person, server } = view;
  await open(view, '添加验证器 App');
  await person.type(screen.getByLabelText(/登录密码/), 'wrong{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/登录密码/)).toHaveAccessibleDescription('密码错误'));
  server.answer({ [startingApp]: { secret: 'ABCD', uri: 'otpauth://totp/x' } });
  await person.click(screen.getByRole('button', { name: '下一步' }));
  const code = await screen.findByLabelText(/动态码/);
  await person.type(code, '12');
  await person.click(screen.getByRole('button', { name: '启用' }));
  expect(code).toHaveAccessibleDescription(/^请输入 6 位动态码/);
  await person.type(code, '3456');
  await person.click(screen.getByRole('button', { name: '启用' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^动态码不正确/));
  expect(code).toHaveFocus();
});

test('recovery codes are saved as a file', async () => {
  const view = show(two, { [renewing]: { recoveryCodes: codes, session } });
  const { person } = view;
  await person.click(await screen.findByRole('button', { name: '重新生成' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '重新生成' }));
  const save = jest.fn<string, [Blob]>(() => 'blob:x');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.useFakeTimers();
  screen.getByRole('dialog', { name: '请保存恢复码' });
  screen.getByRole('button', { name: '下载' }).click();
  jest.runAllTimers();
  jest.useRealTimers();
  const text = await save.mock.calls[0]?.[0].text();
  expect(text).toBe(`海途旅行 恢复码（${people.member.username}）\n\n${codes.join('\n')}\n`);
});

test('the methods are listed, and one is removed after asking', async () => {
  const view = show(two, { [removing]: session });
  const { person, server } = view;
  expect(await screen.findByRole('heading', { name: '我的手机 验证器 App' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '办公电脑 通行密钥' })).toBeVisible();
  expect(screen.getByText(/还没有用过/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: '移除办公电脑' }));
  const question = within(screen.getByRole('alertdialog', { name: '移除“办公电脑”？' }));
  await person.click(question.getByRole('button', { name: '移除' }));
  expect(await screen.findByText('已移除')).toBeVisible();
  expect(server.received(removing)[0]?.params).toEqual({ id: '2' });
  expect(localStorage.getItem('accessToken')).toBe('Bearer renewed');
});

test('removing the last method says what follows', async () => {
  const { person } = show({ ...two, factors: [factor(1, '我的手机')] });
  await person.click(await screen.findByRole('button', { name: '移除我的手机' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('移除后登录只需要密码，恢复码也会失效');
});

test('a role that requires a method is asked for one first', async () => {
  show({ ...none, required: true });
  expect(await screen.findByText(/^您的角色必须启用两步验证/)).toBeVisible();
});

test('a passkey is added in the dialog of the browser', async () => {
  jest.spyOn(passkeys, 'support').mockReturnValue('usable');
  const passkey = { id: 'x' } as never;
  const make = jest.spyOn(passkeys, 'make').mockResolvedValue(passkey);
  const view = show(none, {
    [startingPasskey]: { challenge: 'c'.repeat(43), options: { rp: {} } },
    [confirmingPasskey]: { recoveryCodes: codes, session },
  });
  const { person, server } = view;
  await open(view, '添加通行密钥');
  await person.type(screen.getByLabelText(/登录密码/), 'Portal@2026');
  await person.click(screen.getByRole('button', { name: '添加' }));
  expect(await screen.findByRole('dialog', { name: '请保存恢复码' })).toBeVisible();
  expect(make).toHaveBeenCalledWith({ rp: {} });
  const sent = { name: '这台设备', challenge: 'c'.repeat(43), passkey: { id: 'x' } };
  expect(server.received(confirmingPasskey)[0]?.body).toEqual(sent);
});

test.each([
  ['NotAllowedError', '通行密钥没有添加成功，请重试'],
  ['InvalidStateError', '这台设备的通行密钥已添加'],
])('a browser that answers %s adds no passkey', async (name, text) => {
  jest.spyOn(passkeys, 'support').mockReturnValue('usable');
  jest.spyOn(passkeys, 'make').mockRejectedValue(new DOMException('x', name));
  const view = show(none, { [startingPasskey]: { challenge: 'c', options: {} } });
  await open(view, '添加通行密钥');
  await view.person.type(screen.getByLabelText(/登录密码/), 'Portal@2026');
  await view.person.click(screen.getByRole('button', { name: '添加' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(view.server.received(confirmingPasskey)).toEqual([]);
});

test.each([
  ['elsewhere', '浏览器只允许在 haitu.example 下使用通行密钥。'],
  ['missing', '这个浏览器不支持通行密钥。'],
] as const)('where passkeys are %s the button is off and the reason is shown', async (support, text) => {
  jest.spyOn(passkeys, 'support').mockReturnValue(support);
  show({ ...none, passkeyHost: 'haitu.example' });
  expect(await screen.findByRole('button', { name: '添加通行密钥' })).toBeDisabled();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});
