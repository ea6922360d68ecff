import type { CallData, Language } from '@portal/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { languageOf } from '#src/platform/http/index.ts';
import { rememberLanguage } from './account-repository.ts';
import type { KnownDevices } from './known-device.ts';
import { loginAnswer } from './login-answer.ts';
import { deleteSession } from './session-repository.ts';

/** A login from a browser in which the account had not signed in. */
export interface NewDevice {
  readonly username: string;
  readonly address: string;
  readonly agent: string;
  readonly language: Language;
}

export type OnNewDevice = (login: NewDevice) => Promise<void>;

interface Entered {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly username: string;
  readonly token: string;
}

/** Ends a login: the browser is remembered, its former session ends, and `onNewDevice` learns of a new one. */
export const createLoginEnd =
  ({ db }: Pick<Deps, 'db'>, devices: KnownDevices, onNewDevice: OnNewDevice) =>
  async ({ request, reply, username, token }: Entered): Promise<CallData<'POST /api/v1/auth/login'>> => {
    const { ip: address, headers, member } = request;
    const agent = headers['user-agent'] ?? '';
    const language = languageOf(request);
    const isKnown = devices.find(request, username) !== undefined;
    if (!isKnown) await onNewDevice({ username, address, agent, language });
    await rememberLanguage(db, { username, language, isKnown });
    devices.remember(request, reply, username);
    // A login replaces the session of this browser.
    if (member) await deleteSession(db, member.sessionId);
    return loginAnswer(token);
  };
