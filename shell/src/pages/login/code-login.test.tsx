import { people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useAccount } from '../../account/account.ts';
import { Login } from './login.tsx';

jest.mock('../verification/solve-proof.ts', () => ({ solveProof: () => Promise.resolve('solved') }));

const entering = 'POST /api/v1/auth/login/code';

/** The login page with its form for a code. */
const open = async (options: RenderOptions = {}) => {
  const view = renderView(<Login />, {
    path: '/login?redirect=%2Froute%2Fpreview%3Fid%3D7',
    ...options,
    answers: {
      'GET /api/v1/auth/captcha': { verifyCodeKey: 'key', verifyCodeBase64: 'data:image/png;base64,1' },
      'POST /api/v1/auth/codes': { resendAfter: 60 },
      [entering]: { tokenType: 'Bearer', accessToken: 'abc', refreshToken: null, expires: null },
      'GET /api/v1/users/me': people.member,
      'GET /api/v1/menus/routes': [],
      ...options.answers,
    },
  });
  await view.person.click(screen.getByRole('button', { name: /改用短信或邮箱验证码|Use a code/ }));
  await waitFor(() => expect(target()).toHaveFocus());
  return view;
};

const target = () => screen.getByRole('textbox', { name: /^(手机号|邮箱|Mobile number|Email address)/ });
const code = () => screen.getByLabelText(/^(短信|邮件)验证码/);
const press = (name: string) => screen.getByRole('button', { name });

const askForCode = async ({ person }: Awaited<ReturnType<typeof open>>, contact: string) => {
  await person.type(target(), contact);
  await person.type(screen.getByLabelText(/^验证码/), '7');
  await person.click(press('获取验证码'));
  await waitFor(() => expect(code()).toHaveFocus());
};

afterEach(() => useAccount.setState({ routes: [], loading: false }));

test('the risks of text messages are explained where that way is chosen, and not for mail', async () => {
  const { person } = await open();
  const risks = /补卡.*可改用邮箱.*通行密钥.*请勿把验证码告诉任何人/;
  expect(target()).toHaveAccessibleDescription(risks);
  await person.click(screen.getByLabelText('邮箱', { selector: '[type=radio]' }));
  expect(target()).not.toHaveAccessibleDescription(risks);
});

test('the risks of text messages are explained in English, too', async () => {
  await open({ language: 'en' });
  expect(target()).toHaveAccessibleDescription(/SIM swapping.*use email instead.*passkey/);
});

test.each([
  ['sms', '手机短信', '13900000001'],
  ['mail', '邮箱', 'hai@example.com'],
] as const)('a code by %s signs in and leads back', async (channel, way, contact) => {
  const view = await open();
  await view.person.click(screen.getByLabelText(way, { selector: '[type=radio]' }));
  await askForCode(view, contact);
  expect(view.server.received('POST /api/v1/auth/codes')[0]?.body).toEqual({
    purpose: 'login',
    channel,
    target: contact,
    verifyCodeKey: 'key',
    verifyCode: '7',
    proof: 'solved',
  });
  await view.person.keyboard('012345{Enter}');
  await waitFor(() => expect(view.address()).toBe('/route/preview?id=7'));
  expect(view.server.received(entering)[0]?.body).toEqual({ channel, target: contact, code: '012345' });
  expect(localStorage.getItem('accessToken')).toBe('Bearer abc');
});

test('a wrong code is named at its field', async () => {
  const wrong = refuse('A0210', '验证码错误或已失效', { field: 'code' });
  const view = await open({ answers: { [entering]: wrong } });
  await askForCode(view, '13900000001');
  await view.person.keyboard('012345{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^验证码错误或已失效/));
  expect(code()).toHaveFocus();
});

test('without a number and a code nothing is sent', async () => {
  const { person, server } = await open();
  await person.click(press('登录'));
  expect(target()).toHaveFocus();
  expect(target()).toHaveAccessibleDescription('请输入正确的手机号');
  expect(code()).toHaveAccessibleDescription(/6 位验证码/);
  expect(server.received(entering)).toEqual([]);
});

test('an account with a second factor is asked for it', async () => {
  const data = { challenge: 'open', kinds: ['totp'], passkey: null };
  const view = await open({
    answers: { [entering]: refuse('A0241', '请完成两步验证', { status: 403, data }) },
  });
  await askForCode(view, '13900000001');
  await view.person.keyboard('012345{Enter}');
  expect(await screen.findByRole('heading', { name: /两步验证/ })).toBeVisible();
});

test('the form for the password comes back with the keyboard at the username', async () => {
  const { person } = await open();
  await person.click(press('改用密码'));
  expect(screen.getByLabelText(/^用户名/)).toHaveFocus();
  expect(screen.getByLabelText(/^密码/)).toBeVisible();
});
