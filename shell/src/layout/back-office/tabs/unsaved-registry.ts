type HasUnsavedChanges = () => boolean;

/** The unsaved changes of all tabs, hidden ones included. */
export const createUnsavedRegistry = () => {
  const losing = new Map<string, Set<HasUnsavedChanges>>();
  const has = (tab: string): boolean => [...(losing.get(tab) ?? [])].some((isLosing) => isLosing());
  return {
    /** Registers a check of a tab. */
    add: (tab: string, isLosing: HasUnsavedChanges): void => {
      losing.set(tab, (losing.get(tab) ?? new Set()).add(isLosing));
    },
    remove: (tab: string, isLosing: HasUnsavedChanges): void => void losing.get(tab)?.delete(isLosing),
    /** The screen is hidden: its current answer counts until it is shown again. */
    settle: (tab: string): void => {
      const answer = has(tab);
      if (losing.has(tab)) losing.set(tab, new Set([() => answer]));
    },
    /** Clears the answers: the screen of the tab is mounted or shown again. */
    clear: (tab: string): void => void losing.delete(tab),
    /** Whether the tab has unsaved changes. */
    has,
    /** Whether any tab has. */
    any: (): boolean => [...losing.keys()].some(has),
  };
};

export type UnsavedRegistry = ReturnType<typeof createUnsavedRegistry>;
