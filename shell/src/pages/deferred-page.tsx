import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Pending } from './pending.tsx';

/** A page in a lazy chunk, because few visitors see it. */
export interface DeferredPage<P extends object> {
  (props: P): React.ReactNode;
  /** Fetches the file ahead. A failure is reported when the page is shown. */
  prefetch(): void;
}

/**
 * Makes a page of a lazy chunk. It is set by state, because React delays the replacement of a Suspense
 * fallback by 300 ms. A failed load is thrown to the error boundary around the page, and retried at the next
 * mount.
 */
export const deferredPage = <P extends object>(load: () => Promise<ComponentType<P>>): DeferredPage<P> => {
  let Loaded: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    Loaded ??= await load();
  };
  const Page = (props: P) => {
    // The rendered value, not the current one: the chunk may load between a render and its effects. A `const`
    // would not help, as the minifier inlines the variable.
    const [Drawn, draw] = useState(() => Loaded);
    const [failure, fail] = useState<unknown>();
    useEffect(() => {
      if (!Drawn) void fetch().then(() => startTransition(() => draw(() => Loaded)), fail);
    }, [Drawn]);
    if (failure) throw failure;
    return Drawn ? <Drawn {...props} /> : <Pending />;
  };
  const prefetch = (): void => void fetch().catch(() => undefined);
  return Object.assign(Page, { prefetch });
};
