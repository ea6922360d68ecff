import { createHash, randomBytes } from 'node:crypto';
import type { ProofEnvironment } from './environment.ts';

/** A signed-in member. `number` is unique; name and document derive from it. */
export interface Buyer {
  readonly number: number;
  readonly userId: number;
  readonly token: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

let made = 0;

/** Inserts members with open sessions into the database: signing in by the API would measure Argon2. */
export const makeBuyers = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  count: number,
  role = 'MEMBER',
): Promise<Buyer[]> => {
  const numbers = Array.from({ length: count }, () => {
    made += 1;
    return made;
  });
  const names = numbers.map((number) => `buyer_${process.pid}_${number}`);
  const tokens = numbers.map(() => randomBytes(32).toString('base64url'));
  const { rows } = await database.pool.query<{ id: number }>(
    `with added as (
      insert into users (username, nickname, password_hash)
      select name, name, 'unusable' from unnest($1::text[]) with ordinality as n (name, place) order by place
      returning id, username),
    role as (
      insert into user_roles (user_id, role_id) select a.id, r.id from added a, roles r where r.code = $3),
    opened as (
      insert into sessions (token_hash, user_id, address, agent, expires_at)
      select token, a.id, '127.0.0.1', 'proof', now() + interval '12 hours'
      from unnest($1::text[], $2::text[]) as t (name, token) join added a on a.username = t.name)
    select a.id from unnest($1::text[]) with ordinality as n (name, place)
    join added a on a.username = n.name order by place`,
    [names, tokens.map(hashOf), role],
  );
  return rows.map(({ id }, place) => ({
    number: numbers[place] ?? 0,
    userId: id,
    token: tokens[place] ?? '',
  }));
};

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid ID card number for each number, of somebody born in 1960 or later by default. */
export const cardOf = (number: number, year = 1960): string => {
  const born = new Date(Date.UTC(year, 0, 1 + (Math.floor(number / 1000) % 10_000)));
  const head = `440804${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(number % 1000).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(head[place]), 0);
  return `${head}${'10X98765432'[sum % 11]}`;
};

/** The buyer as a traveller: an adult with a document. */
export const personOf = ({ number }: Buyer) => ({
  name: `旅客${number}`,
  documentType: 'id-card' as const,
  documentNo: cardOf(number),
});
