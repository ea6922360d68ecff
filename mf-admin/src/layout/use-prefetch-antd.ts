import { useEffect } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Prefetches antd on the first interaction, so that the first drawer opens at once. */
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
