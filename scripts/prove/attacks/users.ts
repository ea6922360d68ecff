import { createHash } from 'node:crypto';
import { hashPassword } from '../../../server/src/identity/authentication/password/password.ts';
import type { Database } from '../../../server/src/platform/database/connect.ts';
import { type Buyer, makeBuyers } from '../consistency/buyers.ts';
import { askSite, type SiteReply } from './ask-site.ts';
import type { Site } from './site.ts';

type Where = { readonly database: Database };

/** A signed-in user with a password. */
export interface User extends Buyer {
  readonly username: string;
  readonly password: string;
}

const password = 'korrekt-Pferd-47-Batterie';

/** Adds a user of a role, whose session has confirmed a second factor. */
export const addUser = async ({ database }: Where, role: string): Promise<User> => {
  const [user] = await makeBuyers({ database }, 1, role);
  if (!user) throw new Error('There is no user.');
  const { rows } = await database.pool.query<{ username: string }>(
    'update users set password_hash = $1 where id = $2 returning username',
    [await hashPassword(password), user.userId],
  );
  await database.pool.query('update sessions set factor_at = now() where user_id = $1', [user.userId]);
  return { ...user, username: rows[0]?.username ?? '', password };
};

/** A captcha that the attacker has solved by eye: in the database its answer becomes 7. */
export const solveCaptcha = async (site: Site, from?: string): Promise<Record<string, string>> => {
  const { data } = await askSite(site, 'GET', '/api/v1/auth/captcha', { from });
  const { verifyCodeKey: key } = data as { verifyCodeKey: string };
  const answerHash = createHash('sha256').update(`${key}:7`).digest('hex');
  await site.database.pool.query('update captchas set answer_hash = $2 where key = $1', [key, answerHash]);
  return { verifyCodeKey: key, verifyCode: '7' };
};

interface Login {
  readonly username: string;
  readonly password: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Signs in on the site's own form. */
export const logIn = async (site: Site, { username, from, headers, ...rest }: Login): Promise<SiteReply> => {
  const form = new FormData();
  const fields = { username, password: rest.password, ...(await solveCaptcha(site, from)) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return askSite(site, 'POST', '/api/v1/auth/login', { form, from, headers });
};

/** The token of a login that succeeded. */
export const tokenOf = ({ data, status, text }: SiteReply): string => {
  if (status !== 200) throw new Error(`The login is refused: ${status} ${text}`);
  return (data as { accessToken: string }).accessToken;
};

/** The cookies that a response sets, as the next request sends them. */
export const cookiesOf = ({ headers }: SiteReply): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
