import { usePreference } from '@portal/shared/preferences';

interface FirstSteps {
  readonly done: readonly string[];
  readonly hidden: boolean;
}

const isRecord = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null;

const read = (stored: unknown): FirstSteps | undefined => {
  if (!isRecord(stored) || !Array.isArray(stored.done)) return undefined;
  const done = stored.done.filter((name) => typeof name === 'string');
  return { done, hidden: stored.hidden === true };
};

/** Which first steps the user has done, and whether they hid them; the same on all devices. */
export const useFirstSteps = () => {
  const [state, store] = usePreference<FirstSteps>('first-steps', { done: [], hidden: false }, read);
  const setDone = (name: string, done: boolean) => {
    const others = state.done.filter((one) => one !== name);
    store({ ...state, done: done ? [...others, name] : others });
  };
  return { ...state, setDone, hide: () => store({ ...state, hidden: true }) };
};
