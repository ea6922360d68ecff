import { profileKey, tokenKey } from '@portal/shared/config';
import type { UserInfo } from '@portal/shared/contract';
import { create } from 'zustand';
import { forgetTickets } from './forget-tickets.ts';

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

export interface Session {
  /** The whole value of the Authorization header: token type, a space, token. Empty for a visitor. */
  readonly token: string;
  /** Who is signed in; undefined for a visitor, and until `users/me` answered. */
  readonly user: UserInfo | undefined;
}

const storedToken = (): string => localStorage.getItem(tokenKey) ?? '';

/** Who is using this browser. The token lives in local storage under `accessToken` (specification section 3). */
export const useSession = create<Session>(() => ({ token: storedToken(), user: undefined }));

const storedProfile = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(profileKey) ?? 'null');
  } catch {
    // Unknown content is no profile.
    return undefined;
  }
};

/** The user of the stored session, also before `users/me` has answered; undefined for a visitor. */
export const readUserId = (): number | undefined => {
  const { user } = useSession.getState();
  const userId: unknown = user?.userId ?? (storedToken() && Object(storedProfile()).userId);
  return typeof userId === 'number' ? userId : undefined;
};

/** The token to send, read from local storage so that a login in another tab is used in this tab too. */
export const readToken = (): string => storedToken();

/**
 * Stores the token of a login: `tokenType`, a space, `accessToken` (specification section 4). Clears the data
 * of the session before.
 */
export const storeToken = (tokenType: string, accessToken: string): void => {
  void forgetTickets();
  localStorage.removeItem(profileKey);
  renewToken(tokenType, accessToken);
};

/** Replaces the token of the same session; what the browser keeps for its member stays. */
export const renewToken = (tokenType: string, accessToken: string): void => {
  const token = `${tokenType} ${accessToken}`;
  localStorage.setItem(tokenKey, token);
  useSession.setState({ token });
};

/** Keeps who is signed in; the profile also goes to local storage under `userData`. */
export const storeUser = (user: UserInfo): void => {
  const { userId, username, nickname, avatar } = user;
  localStorage.setItem(profileKey, JSON.stringify({ userId, username, nickname, avatar }));
  useSession.setState({ user });
};

/** Forgets token, profile, roles and permissions, and the e-tickets kept on this browser. */
export const clearSession = (): void => {
  void forgetTickets();
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(profileKey);
  useSession.setState({ token: '', user: undefined });
};
