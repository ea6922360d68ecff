import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#src/platform/config/index.ts';
import { isSecure } from './security-headers.ts';

type Prefix = '' | '__Host-';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins the name of each cookie. */
    cookiePrefix: Prefix;
  }
}

/**
 * Over TLS the names of cookies begin with `__Host-`: browsers accept such a cookie from the portal's own host alone,
 * with `Secure` and for all paths. Over plain http they refuse it, so that local portals have no prefix.
 */
export const prefixCookies = (app: FastifyInstance, env: Pick<Env, 'publicOrigin'>): void => {
  app.decorate('cookiePrefix', isSecure(env) ? '__Host-' : '');
};

/** A cookie of the server, hidden from scripts. The values need no escaping. */
export const createHostCookie = (name: string, sameSite: 'lax' | 'strict' = 'lax') => ({
  read: ({ cookies, server }: FastifyRequest): string | undefined => cookies[server.cookiePrefix + name],
  write: (reply: FastifyReply, value: string, maxAge: number): void => {
    const prefix = reply.server.cookiePrefix;
    const scope = { path: '/', httpOnly: true, sameSite, secure: prefix !== '' } as const;
    void reply.setCookie(prefix + name, value, { ...scope, maxAge, encode: (plain) => plain });
  },
});

/** Reads a cookie that scripts write: undefined unless it is one of the words. */
export const createScriptCookie = <W extends string>(name: string, words: readonly W[]) => {
  const patternOf = (prefix: Prefix) => new RegExp(`(?:^|;\\s*)${prefix}${name}=(${words.join('|')})(?:;|$)`);
  const patterns = { '': patternOf(''), '__Host-': patternOf('__Host-') };
  return ({ headers, server }: Pick<FastifyRequest, 'headers' | 'server'>): W | undefined =>
    patterns[server.cookiePrefix].exec(headers.cookie ?? '')?.[1] as W | undefined;
};
