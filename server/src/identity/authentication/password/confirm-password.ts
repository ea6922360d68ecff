import { errorCodes } from '@portal/shared/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { users } from '#src/platform/database/index.ts';
import {
  HttpError,
  type Member,
  missingField,
  sessionExpired,
  stepUpRequired,
} from '#src/platform/errors/index.ts';
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

/** A password is missing at its field. */
export const passwordMissing = (): HttpError =>
  missingField('password', '请填写密码', 'A password is required');

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

/**
 * Confirms who is there: by the second factor, which counts for some minutes, or without one by the password. Throws
 * A0243 when the factor has to be confirmed again, A0410 for a missing password, and like {@link confirmPassword}.
 */
export const confirmOwner = async (
  deps: Deps,
  { userId, factor }: Member,
  password: string | undefined,
): Promise<void> => {
  if (factor?.fresh) return;
  if (factor?.stepUp === 'confirm') throw stepUpRequired();
  if (password === undefined) throw passwordMissing();
  await confirmPassword(deps, { userId, password });
};
