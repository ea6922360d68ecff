import { people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAccount } from '../../account/account.ts';
import { Register } from './register.tsx';

jest.mock('../verification/solve-proof.ts', () => ({ solveProof: () => Promise.resolve('solved') }));

const statements = [
  { id: 3, code: 'terms', title: { zh: '使用条款' } },
  { id: 4, code: 'privacy', title: { zh: '隐私政策' } },
];

const open = async (options: RenderOptions = {}) => {
  let round = 0;
  const view = renderView(<Register />, {
    path: '/register?redirect=%2Froute%2Fpreview%3Fid%3D7',
    ...options,
    answers: {
      'GET /api/v1/auth/captcha': () => ({
        verifyCodeKey: `key-${++round}`,
        verifyCodeBase64: `data:image/png;base64,${round}`,
      }),
      'GET /api/v1/statements': statements,
      'POST /api/v1/auth/codes': { resendAfter: 60 },
      'POST /api/v1/auth/register': {
        tokenType: 'Bearer',
        accessToken: 'abc',
        refreshToken: null,
        expires: null,
      },
      'GET /api/v1/users/me': people.member,
      'GET /api/v1/menus/routes': [],
      ...options.answers,
    },
  });
  const picture = () => screen.getByRole('button', { name: /换一张|a new one/ }).querySelector('img')?.src;
  await waitFor(() => expect(picture()).toContain('base64,1'));
  return { ...view, picture };
};

type Person = Awaited<ReturnType<typeof open>>['person'];

const field = (name: RegExp) => screen.getByLabelText(name);
const username = () => field(/^用户名/);
const mobile = () => field(/^手机号/);
const captcha = () => field(/^验证码/);
const code = () => field(/^短信验证码/);
const password = () => field(/^密码/);
const terms = () => screen.getByRole('checkbox');
const send = () => screen.getByRole('button', { name: '注册并登录' });

const askForCode = async (person: Person) => {
  await person.type(mobile(), '13900000001');
  await person.type(captcha(), '7');
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
};

const fillIn = async (person: Person) => {
  await person.type(username(), ' haiyan ');
  await askForCode(person);
  await waitFor(() => expect(code()).toHaveFocus());
  await person.type(code(), '012345');
  await person.type(password(), 'Ocean@2026');
  await person.click(terms());
};

afterEach(() => useAccount.setState({ routes: [], loading: false }));

test('a new member is signed in and returns to the page before', async () => {
  const { person, server, address } = await open();
  await fillIn(person);
  await person.click(send());
  await waitFor(() => expect(address()).toBe('/route/preview?id=7'));
  expect(server.received('POST /api/v1/auth/register')[0]?.body).toEqual({
    username: 'haiyan',
    mobile: '13900000001',
    code: '012345',
    password: 'Ocean@2026',
    termsAccepted: true,
  });
  expect(localStorage.getItem('accessToken')).toBe('Bearer abc');
});

test('a code is asked for with the answer to the picture, which is then another; the keyboard waits at the code', async () => {
  const { person, server, picture } = await open();
  await askForCode(person);
  await waitFor(() => expect(code()).toHaveFocus());
  expect(server.received('POST /api/v1/auth/codes')[0]?.body).toEqual({
    purpose: 'register',
    channel: 'sms',
    target: '13900000001',
    verifyCodeKey: 'key-1',
    verifyCode: '7',
    proof: 'solved',
  });
  expect(code()).toHaveAccessibleDescription('已发送至 139****0001，5 分钟内有效');
  expect(captcha()).toHaveValue('');
  await waitFor(() => expect(picture()).toContain('base64,2'));
});

test('a visitor without a phone registers with an email address', async () => {
  const { person, server, address } = await open();
  await person.type(username(), 'ann.lee');
  await person.type(mobile(), '139');
  await person.click(screen.getByLabelText('邮箱', { selector: '[type=radio]' }));
  const email = screen.getByRole('textbox', { name: /^邮箱/ });
  await person.type(email, ' ann@example.com ');
  await person.type(captcha(), '7');
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
  const mailed = screen.getByLabelText(/^邮件验证码/);
  await waitFor(() => expect(mailed).toHaveFocus());
  expect(mailed).toHaveAccessibleDescription('已发送至 a***@example.com，5 分钟内有效');
  await person.type(mailed, '012345');
  await person.type(password(), 'Ocean@2026');
  await person.click(terms());
  await person.click(send());
  await waitFor(() => expect(address()).toBe('/route/preview?id=7'));
  const asked = server.received('POST /api/v1/auth/codes')[0]?.body;
  expect(asked).toMatchObject({ purpose: 'register', channel: 'mail', target: 'ann@example.com' });
  expect(server.received('POST /api/v1/auth/register')[0]?.body).toEqual({
    username: 'ann.lee',
    email: 'ann@example.com',
    code: '012345',
    password: 'Ocean@2026',
    termsAccepted: true,
  });
});

test('another code can be asked for when the minute is over, or at once for another number', async () => {
  const { person } = await open();
  await askForCode(person);
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 59_000);
  expect(await screen.findByRole('button', { name: /^[12] 秒后重发/ }, { timeout: 2500 })).toBeDisabled();
  clock.mockImplementation(() => now + 61_000);
  expect(await screen.findByRole('button', { name: '重新获取' }, { timeout: 2500 })).toBeEnabled();
  clock.mockRestore();
  await person.clear(mobile());
  await person.type(mobile(), '13900000002');
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('without a number or the answer to the picture nothing is asked for', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(mobile()).toHaveFocus();
  expect(mobile()).toHaveAccessibleDescription('请输入正确的手机号');
  expect(captcha()).toHaveAccessibleDescription(/^请输入算式的结果/);
  expect(server.received('POST /api/v1/auth/codes')).toEqual([]);
});

test.each([
  [refuse('A0214', '验证码错误', { field: 'verifyCode' }), captcha, /^验证码错误/],
  [refuse('A0400', '手机号不正确', { field: 'target' }), mobile, '手机号不正确'],
  [refuse('A0211', '请 40 秒后再试', { status: 429 }), code, /^请 40 秒后再试/],
  [refuse('C0001', '验证码发送失败', { status: 502 }), code, /^验证码发送失败/],
] as const)('a code that is refused with %j says so at its field', async (answer, control, words) => {
  const { person, picture } = await open({ answers: { 'POST /api/v1/auth/codes': answer } });
  await askForCode(person);
  await waitFor(() => expect(control()).toHaveAccessibleDescription(words));
  expect(control()).toHaveFocus();
  expect(control()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(picture()).toContain('base64,2'));
});

test('every fault is named at its field, the keyboard goes to the first, and nothing is sent', async () => {
  const { person, server } = await open();
  await person.type(username(), '1x');
  await person.type(password(), 'abcdefg');
  await person.click(send());
  expect(username()).toHaveFocus();
  expect(username()).toHaveAccessibleDescription(/字母开头/);
  expect(mobile()).toHaveAccessibleDescription('请输入正确的手机号');
  expect(code()).toHaveAccessibleDescription(/6 位验证码/);
  expect(password()).toHaveAccessibleDescription(/^密码需为 8-64 位/);
  expect(terms()).toHaveAccessibleDescription('同意后才能注册');
  expect(captcha()).not.toHaveAttribute('aria-invalid');
  expect(server.received('POST /api/v1/auth/register')).toEqual([]);
});

test.each([
  ['username', '用户名已被使用', username],
  ['code', '验证码错误或已失效', code],
  ['mobile', '该手机号已绑定其他账号', mobile],
] as const)(
  'a %s that the server refuses is reported at its field, and the input is kept',
  async (name, words, control) => {
    const { person } = await open({
      answers: { 'POST /api/v1/auth/register': refuse('A0400', words, { field: name }) },
    });
    await fillIn(person);
    await person.click(send());
    await waitFor(() => expect(control()).toHaveFocus());
    expect(control()).toHaveAccessibleDescription(new RegExp(`^${words}`));
    expect([username(), code(), password()].map((input) => (input as HTMLInputElement).value)).toEqual([
      ' haiyan ',
      '012345',
      'Ocean@2026',
    ]);
    await person.type(control(), '{Backspace}');
    expect(control()).not.toHaveAccessibleDescription(new RegExp(words));
  },
);

test('a refusal without a field is said once, in a toast', async () => {
  const { person } = await open({
    answers: { 'POST /api/v1/auth/register': refuse('A0211', '尝试次数过多', { status: 429 }) },
  });
  await fillIn(person);
  await person.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('尝试次数过多');
  expect(screen.getAllByText('尝试次数过多')).toHaveLength(1);
  expect(send()).toBeEnabled();
});

test('password strength and Caps Lock are shown below the field', async () => {
  const { person } = await open();
  expect(password()).toHaveAccessibleDescription('8-64 位，建议用几个不相关的词');
  await person.type(password(), 'ocean');
  expect(password()).toHaveAccessibleDescription('密码强度：弱');
  await person.type(password(), '@Blue2026');
  expect(password()).toHaveAccessibleDescription('密码强度：强');
  fireEvent.keyUp(password(), { key: 'A', modifierCapsLock: true });
  expect(password()).toHaveAccessibleDescription('大写锁定已打开');
});

test('the terms open beside the form', async () => {
  await open();
  const link = await screen.findByRole('link', { name: '《使用条款》' });
  expect(link).toHaveAttribute('href', '/common-detail?id=3');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', '/common-detail?id=4');
  expect(terms()).not.toBeChecked();
});

test('the link to the login keeps the redirect; all texts exist in English', async () => {
  await open({ language: 'en' });
  await act(async () => undefined);
  expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Froute%2Fpreview%3Fid%3D7',
  );
  expect(document.body.textContent).not.toMatch(/[\u4e00-\u9fff]/);
});
