import { useCallback, useSyncExternalStore } from 'react';

/**
 * As `useMedia`; undefined in the first render of a document from the server, which does not know. There both variants
 * are rendered, and CSS shows one of them.
 */
export const useLayoutMedia = (query: string): boolean | undefined => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
};

/** Whether a media query holds now; the component follows when it changes. */
export const useMedia = (query: string): boolean => useLayoutMedia(query) === true;
