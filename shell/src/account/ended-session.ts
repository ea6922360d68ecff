import type { SessionEnd } from '@portal/shared/rules';
import { readUserId } from '@portal/shared/session';

const storageKey = 'ended-session';

const reasons: readonly SessionEnd[] = ['staff', 'rights', 'password', 'factors', 'device'];

/** A session that ended in this tab. */
interface EndedSession {
  readonly userId: number | undefined;
  /** The page that was open. */
  readonly path: string;
  /** Why it was ended before its time. */
  readonly reason: SessionEnd | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Keeps what the next login needs; `data` is that of the refused call. Comes before the session is cleared. */
export const keepEndedSession = (data: unknown): void => {
  const { pathname, search, hash } = window.location;
  const { reason }: { reason?: unknown } = Object(data);
  const ended = { userId: readUserId(), path: pathname + search + hash, reason };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ended));
  } catch {
    // The storage is full: the next login starts at home.
  }
};

/** The session that ended in this tab since its last login. */
export const readEndedSession = (): EndedSession | undefined => {
  try {
    const kept: Record<keyof EndedSession, unknown> = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    );
    if (!isText(kept?.path)) return undefined;
    const { path, userId } = kept;
    const reason = reasons.find((one) => one === kept.reason);
    return { path, reason, userId: typeof userId === 'number' ? userId : undefined };
  } catch {
    // Unknown content is ignored.
    return undefined;
  }
};

/** After a login there is no ended session. */
export const forgetEndedSession = (): void => sessionStorage.removeItem(storageKey);
