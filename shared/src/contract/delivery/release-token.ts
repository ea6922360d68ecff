import { appPattern, tokenActions } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Instant, nullable, oneOf } from '../base/fields.ts';
import { ReleaseOwner, TeamName } from './release-owner.ts';
import { App } from './release-record.ts';

/** An app, or `*` for every app, also those that come later. */
const AppOrEvery = Type.Unsafe<App | '*'>(Type.String({ pattern: `^\\*$|${appPattern}` }));

/**
 * What a token permits. `canary` includes pins, `lock` unlocking; `force` is needed besides `publish`, `promote` or
 * `canary` to pass over failed release checks, and to approve that for another team.
 */
export const TokenAction = oneOf(...tokenActions);

const rights = {
  name: TeamName,
  team: TeamName,
  apps: Type.Array(AppOrEvery, { minItems: 1, maxItems: 50, uniqueItems: true }),
  actions: Type.Array(TokenAction, { minItems: 1, maxItems: tokenActions.length, uniqueItems: true }),
};

/** A token of a team without its secret. The history names it `team/name`. */
export const ReleaseToken = Type.Object({
  id: Id,
  ...rights,
  createdBy: Type.String(),
  createdAt: Instant,
  endsAt: Instant,
  revokedAt: nullable(Instant),
  revokedBy: nullable(Type.String()),
  /** To the minute. */
  lastUsedAt: nullable(Instant),
});
export type ReleaseToken = Static<typeof ReleaseToken>;

/** A token to create; it ends after `days`. */
export const NewReleaseToken = Type.Object({
  ...rights,
  days: Type.Integer({ minimum: 1, maximum: 366 }),
});
export type NewReleaseToken = Static<typeof NewReleaseToken>;

const access = { anyOf: ['release:team'], scope: 'none' } as const;

export const releaseTokenContract = {
  'GET /api/v1/release-tokens': entry({
    summary: 'Tokens of teams without their secrets, the newest first (at most 200)',
    access,
    data: Type.Array(ReleaseToken),
  }),
  'POST /api/v1/release-tokens': entry({
    summary:
      'Creates a token of a team, bound to apps and actions. `secret` is shown once. 409 when the team has a valid token of that name, or there are 200 valid tokens',
    access,
    stepUp: true,
    body: NewReleaseToken,
    data: Type.Object({ token: ReleaseToken, secret: Type.String() }),
  }),
  'POST /api/v1/release-tokens/:id/revoke': entry({
    summary: 'Revokes a token of a team: the next call with it is refused. A revoked token stays in the list',
    access,
    stepUp: true,
    params: IdParams,
    data: ReleaseToken,
  }),
  'PUT /api/v1/releases/:app/owner': entry({
    summary: 'Sets the team that answers for an app. 404 for an app without releases',
    access,
    params: Type.Object({ app: App }),
    body: ReleaseOwner,
  }),
} as const;
