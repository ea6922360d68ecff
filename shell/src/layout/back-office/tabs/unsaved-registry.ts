type HasUnsavedChanges = () => boolean;

/** What the screens of tabs would lose with them, also while they rest behind another one. */
export const createUnsavedRegistry = () => {
  const losing = new Map<string, Set<HasUnsavedChanges>>();
  const has = (tab: string): boolean => [...(losing.get(tab) ?? [])].some((isLosing) => isLosing());
  return {
    /** Hears of one more thing that a tab may lose. */
    add: (tab: string, isLosing: HasUnsavedChanges): void => {
      losing.set(tab, (losing.get(tab) ?? new Set()).add(isLosing));
    },
    remove: (tab: string, isLosing: HasUnsavedChanges): void => void losing.get(tab)?.delete(isLosing),
    /** The screen goes to rest: what it would lose now it would lose until it is looked at again. */
    settle: (tab: string): void => {
      const answer = has(tab);
      if (losing.has(tab)) losing.set(tab, new Set([() => answer]));
    },
    /** Hears of everything anew: the screen of the tab begins, or is looked at again. */
    clear: (tab: string): void => void losing.delete(tab),
    /** Whether the tab would lose something now. */
    has,
    /** Whether any tab would. */
    any: (): boolean => [...losing.keys()].some(has),
  };
};

export type UnsavedRegistry = ReturnType<typeof createUnsavedRegistry>;
