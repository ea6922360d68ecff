import { errorCodes, permissionsOf, type ReleaseGrant } from '@portal/shared/rules';
import { HttpError, type Member } from '#src/platform/errors/index.ts';

type TokenRights = Pick<ReleaseGrant, 'team' | 'apps' | 'actions' | 'createdBy'> & { readonly name: string };

/** The caller of a token: the history names it `team/name`. */
export const memberOf = ({ team, name, apps, actions, createdBy }: TokenRights): Member => ({
  userId: 0,
  sessionId: 0,
  username: `${team}/${name}`,
  roles: [],
  perms: permissionsOf(actions),
  grant: { team, token: name, apps, actions, createdBy },
});

/** 401 A0234 with the reason. */
export const refused = (zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 401, code: errorCodes.releaseTokenRefused });
