import type { CallData, ReleaseToken } from '@portal/shared/contract';
import { listTokens, post, type ReleaseClient } from '../client.ts';
import { findClient } from '../find-client.ts';
import type { Outcome } from '../outcome.ts';
import { columns, printOwner, time } from '../print.ts';
import type { Invocation } from '../usage.ts';
import type { TokenOrder } from './token-options.ts';

const stateOf = ({ revokedAt, endsAt }: ReleaseToken, now: Date): string => {
  if (revokedAt) return `revoked ${time(revokedAt)}`;
  return new Date(endsAt) <= now ? `expired ${time(endsAt)}` : `until ${time(endsAt)}`;
};

/** A token on a line: name, apps, actions, state, and when it was used. */
const printTokens = (tokens: readonly ReleaseToken[], now: Date): string =>
  columns(
    tokens.map((token) => [
      `${token.team}/${token.name}`,
      token.apps.join(','),
      token.actions.join(','),
      stateOf(token, now),
      token.lastUsedAt ? `used ${time(token.lastUsedAt)}` : 'never used',
      `by ${token.createdBy}`,
    ]),
  );

const create = async (client: ReleaseClient, order: TokenOrder & { kind: 'create' }): Promise<Outcome> => {
  const { kind: _, ...body } = order;
  const data = await post<CallData<'POST /api/v1/release-tokens'>>(client, '/api/v1/release-tokens', body);
  const { token, secret } = data;
  return { text: `${printTokens([token], new Date())}\n${secret}\nkeep it: it is not shown again`, data };
};

/** The valid token of that name is revoked: those that ended may have had the same name. */
const revoke = async (
  client: ReleaseClient,
  { team, name }: TokenOrder & { kind: 'revoke' },
): Promise<Outcome> => {
  const all = await listTokens(client);
  const token = all.find((one) => one.team === team && one.name === name && one.revokedAt === null);
  if (!token) throw new Error(`There is no token ${team}/${name} that could be revoked.`);
  const data = await post<ReleaseToken>(client, `/api/v1/release-tokens/${token.id}/revoke`, {});
  return { text: `the token ${team}/${name} is revoked`, data };
};

/** Lists, creates and revokes tokens of teams. */
export const tokens = async ({ tokens: order = { kind: 'list' } }: Invocation): Promise<Outcome> => {
  const client = findClient(process.env);
  if (order.kind === 'create') return create(client, order);
  if (order.kind === 'revoke') return revoke(client, order);
  const data = await listTokens(client);
  return { text: data.length > 0 ? printTokens(data, new Date()) : 'there is no token of a team', data };
};

/** Sets the team that answers for an app. */
export const owner = async ({ apps: [app], owner: given }: Invocation): Promise<Outcome> => {
  if (!given) throw new Error('no team');
  const data = await post<null>(findClient(process.env), `/api/v1/releases/${app}/owner`, given, 'PUT');
  return { text: `${app} belongs to ${printOwner(given)}`, data };
};
