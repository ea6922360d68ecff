/** What a team or a token of a team may be called. Without a slash: the history joins both with one. */
export const teamPattern = '^[a-z0-9][a-z0-9-]{0,31}$';

/** What a token of a team can be bound to. `canary` includes pins, `lock` unlocking. */
export const tokenActions = ['publish', 'promote', 'canary', 'rollback', 'lock', 'force'] as const;

export type TokenAction = (typeof tokenActions)[number];

/** What a token of a team permits: these actions on these apps, `*` being every app. */
export interface ReleaseGrant {
  readonly team: string;
  /** Its name within the team. */
  readonly token: string;
  readonly apps: readonly string[];
  readonly actions: readonly TokenAction[];
  /** Who created the token and has seen its secret; pipelines without a stored token have none. */
  readonly createdBy?: string;
}

/** A right that a grant lacks: the app, or one of the actions. */
export type MissingRight = { readonly app: string } | { readonly action: TokenAction };

/**
 * The first right that a grant lacks for actions on an app, the app before the actions; undefined when it permits all of
 * them. Without a grant the caller is an operator, whom permissions limit.
 */
export const findMissingRight = (
  grant: Pick<ReleaseGrant, 'apps' | 'actions'> | undefined,
  app: string,
  actions: readonly TokenAction[],
): MissingRight | undefined => {
  if (!grant) return undefined;
  if (!grant.apps.includes('*') && !grant.apps.includes(app)) return { app };
  const action = actions.find((one) => !grant.actions.includes(one));
  return action && { action };
};

/** The permissions of the contract that a grant amounts to: which app and action decides `findMissingRight`. */
export const permissionsOf = (actions: readonly TokenAction[]): string[] => [
  'release:view',
  ...(actions.includes('publish') ? ['release:publish'] : []),
  ...(actions.some((action) => action !== 'publish') ? ['release:promote'] : []),
];
