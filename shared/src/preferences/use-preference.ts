import { useSession } from '@portal/shared/session';
import { useEffect } from 'react';
import { loadPreferences, setPreference, usePreferences } from './preference-store.ts';

/**
 * A user's preference and its setter: stored on the server, so that it is the same on all devices, and cached
 * in this browser, so that it is available at the first paint.
 *
 * `read` validates the stored value; when it returns undefined, `fallback` is used. All users of the same
 * name are updated together. Setting undefined deletes the preference.
 */
export const usePreference = <T>(
  name: string,
  fallback: T,
  read: (stored: unknown) => T | undefined,
): readonly [value: T, set: (value: T | undefined) => void] => {
  const stored = usePreferences(({ values }) => (Object.hasOwn(values, name) ? values[name] : undefined));
  const userId = useSession(({ user }) => user?.userId);
  useEffect(() => {
    if (userId !== undefined) void loadPreferences();
  }, [userId]);
  const value = stored === undefined ? undefined : read(stored);
  return [value ?? fallback, (next) => setPreference(name, next)];
};
