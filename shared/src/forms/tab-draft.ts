const prefix = 'draft:';

/** The longest draft in characters, and how many drafts a tab keeps. */
const most = { length: 100_000, count: 20 } as const;

/** The draft of one form in this tab. */
export interface TabDraft {
  /** What was kept, unvalidated; undefined without a draft. */
  readonly read: () => unknown;
  /** Keeps typed input as JSON; an empty object deletes the draft. */
  readonly keep: (typed: string) => void;
  readonly forget: () => void;
}

const parsed = (stored: string | null): { readonly at?: unknown; readonly typed?: unknown } => {
  try {
    return Object(JSON.parse(stored ?? 'null'));
  } catch {
    // Unknown content is ignored.
    return {};
  }
};

const ageOf = (key: string): number => Number(parsed(sessionStorage.getItem(key)).at) || 0;

/** Deletes the oldest drafts until there is room for another. */
const makeRoom = (): void => {
  const others = Object.keys(sessionStorage).filter((one) => one.startsWith(prefix));
  if (others.length < most.count) return;
  const oldestFirst = others.toSorted((a, b) => ageOf(a) - ageOf(b));
  for (const old of oldestFirst.slice(0, others.length - most.count + 1)) sessionStorage.removeItem(old);
};

/**
 * The draft of a member's form. It is kept in this tab only: a reload and an expired session leave it, sending the
 * form and logout delete it. Passwords, codes and document numbers do not belong in a draft.
 */
export const tabDraft = (userId: number, form: string): TabDraft => {
  const key = `${prefix}${userId}:${form}`;
  const forget = () => sessionStorage.removeItem(key);
  return {
    read: () => parsed(sessionStorage.getItem(key)).typed,
    keep: (typed) => {
      if (typed === '{}' || typed.length > most.length) return forget();
      if (sessionStorage.getItem(key) === null) makeRoom();
      try {
        sessionStorage.setItem(key, `{"at":${Date.now()},"typed":${typed}}`);
      } catch {
        // The storage is full: the form works without a draft, an outdated one would mislead.
        forget();
      }
    },
    forget,
  };
};
