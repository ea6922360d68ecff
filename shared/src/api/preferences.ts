import { useSession } from '@portal/shared/session';
import { useEffect } from 'react';
import { loadPreferences, setPreference, usePreferences } from './preference-store.ts';

/**
 * How somebody has set up something for themselves, and how to change it: kept on the server, so that it is the same
 * everywhere they sign in, and on this browser, so that it is there with the first paint.
 *
 * `read` tells whether what is stored can be used; where it gives undefined, `fallback` holds. Everything that uses the
 * same name changes together. Set to undefined it is forgotten.
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
