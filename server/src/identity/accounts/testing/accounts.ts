import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { solveProof } from '#test/support/solve-proof.ts';
import { addRole } from '#test/support/system-fixture.ts';
import { buildTestApp, fixedCode, type TestApp } from '#test/support/test-app.ts';
import { takeCaptcha } from '#test/support/try-login.ts';

/** A password that the rule accepts. */
export const goodPassword = 'Ocean@2026';

interface Ask {
  readonly purpose?: 'register' | 'reset' | 'login';
  readonly channel?: 'sms' | 'mail';
  readonly target: string;
  readonly verifyCodeKey?: string;
  readonly verifyCode?: string;
  readonly proof?: object;
  readonly address?: string;
  readonly language?: 'zh' | 'en';
}

interface Registration {
  readonly username?: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly code: string;
  readonly password?: string;
  readonly address?: string;
}

interface OwnMember {
  readonly headers: { readonly authorization: string };
  readonly username: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A portal with helpers for registration. */
export interface Accounts extends TestApp {
  takeCaptcha(): Promise<string>;
  /** Requests a code without a session. */
  ask(asked: Ask): Promise<LightMyRequestResponse>;
  /** Requests a code, and reads it from the message that was sent. */
  getCode(asked: Ask): Promise<string>;
  register(form: Registration): Promise<LightMyRequestResponse>;
  /** A member registered with a mobile number. */
  newMember(form: { username: string; mobile: string }): Promise<OwnMember>;
  /** Makes a call as a member, or without a session. */
  call(
    member: OwnMember | undefined,
    method: Method,
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  /** The digits in the latest message of the channel. */
  codeIn(channel: 'sms' | 'mail'): string;
}

const from = (address: string, language = 'zh') => ({
  'x-forwarded-for': address,
  'accept-language': language,
});

/** A portal with the role of members. */
export const openAccounts = async (
  t: TestContext,
  options: Parameters<typeof buildTestApp>[1] = {},
): Promise<Accounts> => {
  const portal = await buildTestApp(t, options);
  await addRole(portal.deps, 'MEMBER');
  const { app, post } = portal;

  const codeIn = (channel: 'sms' | 'mail'): string => {
    const letter = channel === 'sms' ? post.texts.at(-1)?.text : post.mails.at(-1)?.text;
    const [code] = /\d{6}/.exec(letter ?? '') ?? [];
    assert.ok(code, `no code in ${letter}`);
    return code;
  };
  const ask = async ({ address = '203.0.113.7', language, verifyCodeKey, proof, ...asked }: Ask) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/codes',
      headers: from(address, language),
      payload: {
        purpose: 'register',
        channel: 'sms',
        verifyCode: fixedCode,
        ...asked,
        verifyCodeKey: verifyCodeKey ?? (await takeCaptcha(portal)),
        proof: proof ?? (await solveProof(portal)),
      },
    });
  const getCode = async (asked: Ask): Promise<string> => {
    const answer = await ask(asked);
    assert.equal(answer.statusCode, 200, answer.body);
    return codeIn(asked.channel ?? 'sms');
  };
  const register = ({ address = '203.0.113.7', ...form }: Registration) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: from(address),
      payload: { username: 'haiyan', password: goodPassword, termsAccepted: true, ...form },
    });
  const newMember = async ({
    username,
    mobile,
  }: {
    username: string;
    mobile: string;
  }): Promise<OwnMember> => {
    const answer = await register({ username, mobile, code: await getCode({ target: mobile }) });
    assert.equal(answer.statusCode, 200, answer.body);
    return { username, headers: { authorization: `Bearer ${answer.json().data.accessToken}` } };
  };
  const call = (member: OwnMember | undefined, method: Method, url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...member?.headers, ...from('203.0.113.7') },
      ...(payload ? { payload } : {}),
    });
  return {
    ...portal,
    takeCaptcha: () => takeCaptcha(portal),
    ask,
    getCode,
    register,
    newMember,
    call,
    codeIn,
  };
};
