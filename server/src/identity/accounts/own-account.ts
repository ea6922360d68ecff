import type { Account } from '@portal/shared/contract';
import { maskEmail, maskMobile } from '@portal/shared/rules';
import { getDetails } from '#src/identity/authentication/index.ts';
import type { Db } from '#src/platform/database/index.ts';

/** Days until a closed account is erased; until then closing can be undone. */
export const closingDays = 15;

/** When an account closed at this instant is erased. */
const erasureOf = (closingAt: Date): Date => new Date(closingAt.getTime() + closingDays * 86_400_000);

/** A member's own account: mobile number and mail address masked, instants as ISO 8601. Throws when there is no such user. */
export const getOwnAccount = async (db: Db, userId: number): Promise<Account> => {
  const { mobile, email, closingAt, passwordChangedAt, createdAt, ...details } = await getDetails(db, userId);
  return {
    ...details,
    mobileMask: mobile && maskMobile(mobile),
    emailMask: email && maskEmail(email),
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    erasesAt: closingAt && erasureOf(closingAt).toISOString(),
    createdAt: createdAt.toISOString(),
  };
};
