import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Pending } from './pending.tsx';

/** A page that comes in a file of its own, because few visitors see it. */
export interface DeferredPage {
  (): React.ReactNode;
  /** Fetches the file ahead. A failure is told when the page is shown. */
  prefetch(): void;
}

/**
 * Makes a page of what a file brings. It comes by state, because React holds back what replaces a Suspense fallback for
 * 300 ms. A file that does not come is thrown to the boundary around the page, and fetched anew when it is shown again.
 */
export const deferredPage = (load: () => Promise<ComponentType>): DeferredPage => {
  let Loaded: ComponentType | undefined;
  const fetch = async (): Promise<void> => {
    Loaded ??= await load();
  };
  const Page = () => {
    // What is drawn, not what is there by now: a file may come between a drawing and what follows it. A `const` of it
    // would not do, as the minifier takes that for the variable.
    const [Drawn, draw] = useState(() => Loaded);
    const [failure, fail] = useState<unknown>();
    useEffect(() => {
      if (!Drawn) void fetch().then(() => startTransition(() => draw(() => Loaded)), fail);
    }, [Drawn]);
    if (failure) throw failure;
    return Drawn ? <Drawn /> : <Pending />;
  };
  const prefetch = (): void => void fetch().catch(() => undefined);
  return Object.assign(Page, { prefetch });
};
