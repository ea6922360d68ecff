import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { deriveKeys, loadKeyRing } from '#src/platform/crypto/index.ts';
import { isSecure } from '#src/platform/http/index.ts';

const cookieName = 'known_device';
const maxAgeSeconds = 180 * 24 * 3600;

/** Recognises the browsers on which an account has signed in. */
export interface KnownDevices {
  /** The id of the device if this account has signed in on it within half a year. */
  find(request: FastifyRequest, username: string): string | undefined;
  /** Remembers the device for this account. */
  remember(request: FastifyRequest, reply: FastifyReply, username: string): void;
}

/** A cookie `id.expiry.signature`, bound to one account: only a login with the right password creates it. */
export const createKnownDevices = ({ env, now }: Pick<Deps, 'env' | 'now'>): KnownDevices => {
  const keys = deriveKeys(loadKeyRing(env), 'known-device');
  const secure = isSecure(env);
  /** The signature by each key of the ring, the newest first. */
  const sign = (id: string, expiry: string, username: string): string[] =>
    keys.map((key) =>
      createHmac('sha256', key).update(`${id}.${expiry}.${username.toLowerCase()}`).digest('base64url'),
    );

  const find = ({ cookies }: FastifyRequest, username: string): string | undefined => {
    const [id = '', expiry = '', signature = ''] = (cookies[cookieName] ?? '').split('.');
    const given = Buffer.from(signature);
    const isGenuine = sign(id, expiry, username)
      .map((right) => Buffer.from(right))
      .some((right) => given.length === right.length && timingSafeEqual(given, right));
    return isGenuine && Number(expiry) > now().getTime() ? id : undefined;
  };
  const remember = (request: FastifyRequest, reply: FastifyReply, username: string): void => {
    const id = find(request, username) ?? randomBytes(16).toString('base64url');
    const expiry = String(now().getTime() + maxAgeSeconds * 1000);
    const value = `${id}.${expiry}.${sign(id, expiry, username)[0]}`;
    const scope = { path: '/api/v1/auth', httpOnly: true, sameSite: 'strict', secure } as const;
    void reply.setCookie(cookieName, value, { ...scope, maxAge: maxAgeSeconds });
  };
  return { find, remember };
};
