import { useEffect } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches what drawers are drawn with once somebody moves on the screen: then the first one opens at once. */
export const usePrefetchAntd = (): void => {
  useEffect(() => {
    const told = new AbortController();
    const warm = () => {
      told.abort();
      // Opening a drawer loads it again, and shows a failure.
      import('./admin-theme.tsx').catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, warm, { signal: told.signal });
    return () => told.abort();
  }, []);
};
