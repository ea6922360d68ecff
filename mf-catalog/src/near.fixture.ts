/** For the rest of this test everything on the page counts as near the screen, as if it were scrolled through. */
export const intersectAtOnce = (): void => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((seen) => {
    const observer: IntersectionObserver = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      observe: (target) => {
        // Only what the page reads of an entry.
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        seen([entry], observer);
      },
      unobserve: () => undefined,
      disconnect: () => undefined,
      takeRecords: () => [],
    };
    return observer;
  });
};
