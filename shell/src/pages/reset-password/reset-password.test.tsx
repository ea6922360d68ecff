import { type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResetPassword } from './reset-password.tsx';

jest.mock('../verification/solve-proof.ts', () => ({ solveProof: () => Promise.resolve('solved') }));

const open = async (options: RenderOptions = {}) => {
  const view = renderView(<ResetPassword />, {
    path: '/reset-password?redirect=%2Fpersonal%2Fhome',
    ...options,
    answers: {
      'GET /api/v1/auth/captcha': { verifyCodeKey: 'key', verifyCodeBase64: 'data:image/png;base64,1' },
      'POST /api/v1/auth/codes': { resendAfter: 60 },
      'POST /api/v1/auth/password': null,
      ...options.answers,
    },
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /换一张|a new one/ }).querySelector('img')).not.toBeNull(),
  );
  return view;
};

type Person = Awaited<ReturnType<typeof open>>['person'];

const fillIn = async (person: Person, target: RegExp, value: string) => {
  await person.type(screen.getByLabelText(target), value);
  await person.type(screen.getByLabelText(/^验证码/), '7');
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByLabelText(/^(短信|邮件)验证码/)).toHaveFocus());
  await person.keyboard('012345');
  await person.type(screen.getByLabelText(/^新密码/), 'Harbour@2027');
  await person.click(screen.getByRole('button', { name: '设置新密码' }));
};

test('a password is reset by short message, and one logs in with it, then goes on where one was', async () => {
  const { person, server, address } = await open();
  await fillIn(person, /^手机号/, '13900000001');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fpersonal%2Fhome'));
  expect(server.received('POST /api/v1/auth/codes')[0]?.body).toMatchObject({
    purpose: 'reset',
    channel: 'sms',
    target: '13900000001',
  });
  expect(server.received('POST /api/v1/auth/password')[0]?.body).toEqual({
    channel: 'sms',
    target: '13900000001',
    code: '012345',
    password: 'Harbour@2027',
  });
  expect(screen.getByText('新密码已生效，请登录')).toBeVisible();
});

test('it is reset by mail as well', async () => {
  const { person, server } = await open();
  await person.type(screen.getByLabelText(/^手机号/), '139');
  await person.click(screen.getByLabelText('邮箱'));
  expect(screen.getByRole('textbox', { name: /^邮箱/ })).toHaveValue('');
  await person.type(screen.getByRole('textbox', { name: /^邮箱/ }), 'hai@example.com');
  await person.type(screen.getByLabelText(/^验证码/), '7');
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^邮件验证码/)).toHaveAccessibleDescription(/已发送至 h\*\*\*@example.com/),
  );
  expect(server.received('POST /api/v1/auth/codes')[0]?.body).toMatchObject({
    channel: 'mail',
    target: 'hai@example.com',
  });
});

test('a wrong code is reported at its field, and the input is kept', async () => {
  const { person, address } = await open({
    answers: { 'POST /api/v1/auth/password': refuse('A0400', '验证码错误或已失效', { field: 'code' }) },
  });
  await fillIn(person, /^手机号/, '13900000001');
  const code = screen.getByLabelText(/^短信验证码/);
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription(/^验证码错误或已失效/);
  expect(screen.getByLabelText(/^新密码/)).toHaveValue('Harbour@2027');
  expect(address()).toContain('/reset-password');
});

test('every fault is named at its field, in English too', async () => {
  const { person, server } = await open({ language: 'en' });
  await person.click(screen.getByLabelText('Email'));
  await person.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveFocus();
  expect(screen.getByLabelText(/^Email address/)).toHaveAccessibleDescription(
    'Please enter an email address',
  );
  expect(screen.getByLabelText(/^Email code/)).toHaveAccessibleDescription(/6-digit code/);
  expect(screen.getByLabelText(/^New password/)).toHaveAccessibleDescription(/8 to 64 characters/);
  expect(server.received('POST /api/v1/auth/password')).toEqual([]);
  expect(document.body.textContent).not.toMatch(/[\u4e00-\u9fff]/);
});
