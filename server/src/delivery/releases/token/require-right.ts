import { errorCodes, findMissingRight, type TokenAction } from '@portal/shared/rules';
import { businessError, type Member } from '#src/platform/errors/index.ts';

/** Throws 403 when a token of a team is not bound to an app or to one of the actions. Others pass. */
export const requireRight = (
  { grant, username }: Pick<Member, 'grant' | 'username'>,
  app: string,
  ...actions: readonly TokenAction[]
): void => {
  const missing = findMissingRight(grant, app, actions);
  if (!grant || !missing) return;
  const [zh, en] =
    'app' in missing
      ? [
          `令牌 ${username} 不能操作 ${app}，只能操作 ${grant.apps.join('、')}`,
          `The token ${username} is not bound to ${app}, but to ${grant.apps.join(', ')}`,
        ]
      : [
          `令牌 ${username} 不能执行 ${missing.action}，只能执行 ${grant.actions.join('、')}`,
          `The token ${username} does not permit ${missing.action}, but ${grant.actions.join(', ')}`,
        ];
  throw businessError(errorCodes.forbidden, zh, en, 403);
};
