import type { UserInfo } from '@portal/shared/contract';

/**
 * Accepts the answer of `GET /api/v1/users/me`. Throws with the specification's words (section 5) when there is no
 * data, or when its roles are missing or empty.
 */
export const readUserInfo = (data: UserInfo | null | undefined): UserInfo => {
  if (!data) throw new Error('Verification failed, please Login again.');
  if (!Array.isArray(data.roles) || data.roles.length === 0)
    throw new Error('getUserInfo: roles must be a non-null array!');
  return { ...data, perms: data.perms ?? [] };
};
