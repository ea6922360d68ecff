import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

type HasUnsavedChanges = () => boolean;

/**
 * Hears what the page inside would lose with it, where pages are kept until somebody closes them; gives what takes that
 * back.
 */
export const UnsavedContext = createContext<((isLosing: HasUnsavedChanges) => () => void) | undefined>(
  undefined,
);

/**
 * As long as `isLosing` says so something would be lost with this page, so somebody asks before it goes: whoever keeps
 * it, where pages are kept, else the browser.
 */
export const useUnsaved = (isLosing: HasUnsavedChanges): void => {
  const keep = useContext(UnsavedContext);
  const latest = useRef(isLosing);
  useLayoutEffect(() => {
    latest.current = isLosing;
  });
  useEffect(() => {
    const ask = () => latest.current();
    if (keep) return keep(ask);
    const warn = (event: BeforeUnloadEvent) => {
      if (ask()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [keep]);
};
