import { type ComponentType, useEffect, useReducer, useState } from 'react';
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
    Loaded = await load();
  };
  const Page = () => {
    const [, show] = useReducer((times: number) => times + 1, 0);
    const [failure, fail] = useState<unknown>();
    useEffect(() => {
      if (!Loaded) void fetch().then(show, fail);
    }, []);
    if (failure) throw failure;
    return Loaded ? <Loaded /> : <Pending />;
  };
  const prefetch = (): void => {
    if (!Loaded) void fetch().catch(() => undefined);
  };
  return Object.assign(Page, { prefetch });
};
