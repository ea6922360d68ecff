import { errorCodes } from '@portal/shared/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { users } from '#src/platform/database/index.ts';
import { HttpError, sessionExpired } from '#src/platform/errors/index.ts';
import { countConfirmation, resetConfirmations } from '../login-limit.ts';
import { passwordMatches } from './password.ts';

/** A signed-in user who confirms their password. */
export interface Confirmation {
  readonly userId: number;
  readonly password: string;
}

const wrongPassword = (field: string): HttpError =>
  new HttpError(
    { zh: '密码错误', en: 'Wrong password' },
    { status: 400, code: errorCodes.wrongCredentials, field },
  );

/**
 * Confirms the password of a signed-in user; tries have a limit of their own, which no login of others uses up.
 * Throws A0210 naming `field` for a wrong one, and A0211 with `Retry-After` after too many.
 */
export const confirmPassword = async (
  deps: Deps,
  { userId, password }: Confirmation,
  field = 'password',
): Promise<void> => {
  await countConfirmation(deps, userId);
  const [row] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!row) throw sessionExpired();
  if (!(await passwordMatches(row.passwordHash, password))) throw wrongPassword(field);
  await resetConfirmations(deps, userId);
};
