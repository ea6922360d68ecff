import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { deriveKeys, loadKeyRing } from '#src/platform/crypto/index.ts';
import { createHostCookie } from '#src/platform/http/index.ts';

const cookie = createHostCookie('known_device', 'strict');
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
  /** The signature by each key of the ring, the newest first. */
  const sign = (id: string, expiry: string, username: string): string[] =>
    keys.map((key) =>
      createHmac('sha256', key).update(`${id}.${expiry}.${username.toLowerCase()}`).digest('base64url'),
    );

  const find = (request: FastifyRequest, username: string): string | undefined => {
    const [id = '', expiry = '', signature = ''] = (cookie.read(request) ?? '').split('.');
    const given = Buffer.from(signature);
    const isGenuine = sign(id, expiry, username)
      .map((right) => Buffer.from(right))
      .some((right) => given.length === right.length && timingSafeEqual(given, right));
    return isGenuine && Number(expiry) > now().getTime() ? id : undefined;
  };
  const remember = (request: FastifyRequest, reply: FastifyReply, username: string): void => {
    const id = find(request, username) ?? randomBytes(16).toString('base64url');
    const expiry = String(now().getTime() + maxAgeSeconds * 1000);
    cookie.write(reply, `${id}.${expiry}.${sign(id, expiry, username)[0]}`, maxAgeSeconds);
  };
  return { find, remember };
};
