import { ApiError, call, notifier } from '@portal/shared/api';
import { readToken, readUserId, useSession } from '@portal/shared/session';
import { create } from 'zustand';
import { type CachedPreferences, clearCaches, readCache, writeCache } from './preference-cache.ts';

interface PreferenceState extends CachedPreferences {
  /** The owner; a visitor's preferences stay in this tab. */
  readonly owner: number | undefined;
}

const debounceMs = 500;

const cachedState = (owner: number | undefined): PreferenceState => ({
  owner,
  ...(owner === undefined ? { values: {}, unsent: [] } : readCache(owner)),
});

/** The current user's preferences: first from the browser's cache, then from the server. */
export const usePreferences = create<PreferenceState>(() => cachedState(readUserId()));

const change = (changes: Partial<CachedPreferences>): void => {
  usePreferences.setState(changes);
  const { owner, values, unsent } = usePreferences.getState();
  if (owner !== undefined) writeCache(owner, { values, unsent });
};

const without = (values: CachedPreferences['values'], name: string): CachedPreferences['values'] =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));

/** Whether calls are still sent with the token of the user shown here. */
const isCurrentOwner = (owner: number | undefined): boolean =>
  owner !== undefined &&
  owner === useSession.getState().user?.userId &&
  readToken() === useSession.getState().token;

const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 401;

const sendOne = async (name: string): Promise<void> => {
  const { owner, values } = usePreferences.getState();
  if (!isCurrentOwner(owner)) return;
  const value = values[name];
  try {
    if (value === undefined)
      await call('DELETE /api/v1/preferences/:name', { params: { name } }, { background: true });
    else
      await call(
        'PUT /api/v1/preferences/:name',
        { params: { name }, body: { value } },
        { background: true },
      );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Without a response it stays unsent, and is sent with the next change or visit.
    if (!isRefusal(error)) return;
    notifier().failed(error.message);
  }
  const now = usePreferences.getState();
  if (now.owner === owner && now.values[name] === value)
    change({ unsent: now.unsent.filter((one) => one !== name) });
};

let sending = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends unsent preferences to the server, one batch after another. */
const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  sending = sending.then(async () => {
    await Promise.all(usePreferences.getState().unsent.map(sendOne));
  });
};

const sendDebounced = (): void => {
  clearTimeout(timer);
  timer = setTimeout(send, debounceMs);
};

/** Sets a preference, here at once and on the server after a debounce; undefined deletes it. */
export const setPreference = (name: string, value: unknown): void => {
  const { owner, values, unsent } = usePreferences.getState();
  const rest = without(values, name);
  change({
    values: value === undefined ? rest : { ...rest, [name]: value },
    unsent: owner === undefined ? [] : [...new Set([...unsent, name])],
  });
  if (owner !== undefined) sendDebounced();
};

/** Replaces the values by those of the server, except the unsent ones. */
const merge = (stored: CachedPreferences['values']): void => {
  const { values, unsent } = usePreferences.getState();
  const merged = { ...stored };
  for (const name of unsent)
    if (Object.hasOwn(values, name)) merged[name] = values[name];
    else delete merged[name];
  change({ values: merged });
  if (unsent.length > 0) sendDebounced();
};

let loading: { readonly token: string; readonly done: Promise<void> } | undefined;

const fetchAll = async (token: string): Promise<void> => {
  try {
    const stored = await call('GET /api/v1/preferences', {}, { background: true });
    if (isCurrentOwner(usePreferences.getState().owner) && readToken() === token) merge(stored);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    loading = undefined;
  }
};

/**
 * Loads all preferences from the server, once per login; after a failure again for the next screen. Resolves when they
 * are stored, or could not be loaded.
 */
export const loadPreferences = (): Promise<void> => {
  const token = readToken();
  if (!isCurrentOwner(usePreferences.getState().owner)) return Promise.resolve();
  if (loading?.token !== token) loading = { token, done: fetchAll(token) };
  return loading.done;
};

useSession.subscribe(({ token, user }, before) => {
  if (!token) clearCaches();
  // A new token ends the session before; its user is unknown until the server answers.
  if (token !== before.token) {
    loading = undefined;
    clearTimeout(timer);
    usePreferences.setState(cachedState(undefined));
  } else if (user?.userId !== usePreferences.getState().owner)
    usePreferences.setState(cachedState(user?.userId));
});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && timer !== undefined) send();
});
