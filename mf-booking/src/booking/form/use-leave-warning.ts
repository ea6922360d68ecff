import { useEffect } from 'react';

/** Lets the browser ask before the page is left for good, as long as that would lose something. */
export const useLeaveWarning = (losing: boolean): void => {
  useEffect(() => {
    if (!losing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [losing]);
};
