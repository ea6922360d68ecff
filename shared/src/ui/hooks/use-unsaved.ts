import { createContext, useContext, useLayoutEffect, useRef } from 'react';

type HasUnsavedChanges = () => boolean;

/**
 * Registers a check for unsaved changes, where pages stay open in tabs; returns the function that unregisters it.
 */
export const UnsavedContext = createContext<((isLosing: HasUnsavedChanges) => () => void) | undefined>(
  undefined,
);

/**
 * Asks before the page is left with unsaved changes: the tab cache where there is one, else the browser.
 */
export const useUnsaved = (isLosing: HasUnsavedChanges): void => {
  const keep = useContext(UnsavedContext);
  const latest = useRef(isLosing);
  useLayoutEffect(() => {
    latest.current = isLosing;
  });
  // A layout effect runs again as soon as a hidden screen is shown.
  useLayoutEffect(() => {
    const ask = () => latest.current();
    if (keep) return keep(ask);
    const warn = (event: BeforeUnloadEvent) => {
      if (ask()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [keep]);
};
