import { call, setNotifier } from '@portal/shared/api';
import { people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { browser } from '../browser.ts';
import { notifier } from '../feedback/notifier.ts';
import { passkeys } from './passkey.ts';

const guarded = 'DELETE /api/v1/roles/:id';
const asking = 'POST /api/v1/account/factors/challenge';
const verifying = 'POST /api/v1/account/factors/verify';

const session = { tokenType: 'Bearer', accessToken: 'renewed', refreshToken: null, expires: null };
const challenge = { challenge: 'c'.repeat(43), kinds: ['totp' as const], passkey: null };
const stepUp = refuse('A0243', '此操作需要再次进行两步验证', { status: 403 });

const open = (answers: RenderOptions['answers'] = {}) => {
  const view = renderView(<main />, {
    path: '/',
    user: people.admin,
    answers: { [guarded]: stepUp, [asking]: challenge, [verifying]: session, ...answers },
  });
  const stop = setNotifier(notifier);
  return { ...view, stop };
};

const remove = () => call(guarded, { params: { id: '7' } });

afterEach(() => jest.restoreAllMocks());

test('concurrent calls open one dialog, and each is made again after the code', async () => {
  const { person, server, stop } = open();
  const calls = Promise.all([remove(), remove()]);
  const code = await screen.findByLabelText(/动态码/);
  expect(code).toHaveFocus();
  expect(screen.getAllByRole('dialog', { name: '两步验证' })).toHaveLength(1);
  server.answer({ [guarded]: null });
  await person.type(code, '123456{Enter}');
  await expect(calls).resolves.toEqual([null, null]);
  expect(server.received(verifying)[0]?.body).toEqual({ challenge: challenge.challenge, code: '123456' });
  expect(server.received(guarded).map(({ headers }) => headers?.Authorization)).toEqual([
    ...Array(2).fill(expect.not.stringMatching('renewed')),
    ...Array(2).fill('Bearer renewed'),
  ]);
  expect(server.received(asking)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stop();
});

test('a wrong code is shown at the field, and a recovery code is another way', async () => {
  const { person, server, stop } = open({ [verifying]: refuse('A0244', '动态码不正确', { field: 'code' }) });
  const refused = remove();
  const code = await screen.findByLabelText(/动态码/);
  await person.type(code, '123{Enter}');
  expect(code).toHaveAccessibleDescription(/^请输入 6 位动态码/);
  await person.type(code, '456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^动态码不正确/));
  await person.click(screen.getByRole('button', { name: '改用恢复码' }));
  server.answer({ [verifying]: session, [guarded]: null });
  await person.type(screen.getByLabelText(/恢复码/), 'aaaa-bbbb{Enter}');
  await expect(refused).resolves.toBeNull();
  expect(server.received(verifying).at(-1)?.body).toMatchObject({ code: 'aaaa-bbbb' });
  stop();
});

test('a cancelled dialog leaves the message of the refused call', async () => {
  const { person, server, stop } = open();
  const refused = expect(remove()).rejects.toMatchObject({ code: 'A0243' });
  await person.click(await screen.findByRole('button', { name: '取消' }));
  await refused;
  expect(server.received(guarded)).toHaveLength(1);
  stop();
});

test('a passkey confirms the call; a closed dialog of the browser does not', async () => {
  const passkey = { rpId: 'localhost' };
  jest.spyOn(passkeys, 'isUsable').mockReturnValue(true);
  const ask = jest
    .spyOn(passkeys, 'ask')
    .mockRejectedValueOnce(new DOMException('x', 'NotAllowedError'))
    .mockResolvedValueOnce({ id: 'x' } as never);
  const { person, server, stop } = open({ [asking]: { ...challenge, kinds: ['passkey'], passkey } });
  const refused = remove();
  await person.click(await screen.findByRole('button', { name: '使用通行密钥' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('通行密钥验证没有完成');
  server.answer({ [guarded]: null });
  await person.click(screen.getByRole('button', { name: '使用通行密钥' }));
  await expect(refused).resolves.toBeNull();
  expect(ask).toHaveBeenCalledWith(passkey);
  expect(server.received(verifying)[0]?.body).toMatchObject({ passkey: { id: 'x' } });
  stop();
});

test('an account whose role requires a second factor is led to its page, once', async () => {
  const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  const { stop } = open({ [guarded]: refuse('A0242', 'x', { status: 403 }) });
  await act(() => remove().catch(() => undefined));
  expect(go.mock.calls).toEqual([['/personal/second-factor']]);
  window.history.replaceState(null, '', '/personal/second-factor');
  await act(() => remove().catch(() => undefined));
  expect(go).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
  stop();
});
