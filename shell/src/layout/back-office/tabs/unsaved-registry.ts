type HasUnsavedChanges = () => boolean;

/** The unsaved changes of all tabs, hidden ones included. */
export const createUnsavedRegistry = () => {
  const checks = new Map<string, Set<HasUnsavedChanges>>();
  /** The answers of hidden screens, from the moment they were hidden. */
  const settled = new Map<string, boolean>();
  const has = (tab: string): boolean =>
    settled.get(tab) ?? [...(checks.get(tab) ?? [])].some((isLosing) => isLosing());
  return {
    /** Registers a check of a tab. */
    add: (tab: string, isLosing: HasUnsavedChanges): void => {
      checks.set(tab, (checks.get(tab) ?? new Set()).add(isLosing));
    },
    remove: (tab: string, isLosing: HasUnsavedChanges): void => void checks.get(tab)?.delete(isLosing),
    /** The screen is hidden: its current answer counts until it is shown again. */
    settle: (tab: string): void => {
      if (checks.has(tab)) settled.set(tab, has(tab));
    },
    /** The screen is shown: its checks count. */
    resume: (tab: string): void => void settled.delete(tab),
    /** Forgets a tab that is closed. */
    clear: (tab: string): void => {
      checks.delete(tab);
      settled.delete(tab);
    },
    /** Whether the tab has unsaved changes. */
    has,
    /** Whether any tab has. */
    any: (): boolean => [...checks.keys()].some(has),
  };
};

export type UnsavedRegistry = ReturnType<typeof createUnsavedRegistry>;
