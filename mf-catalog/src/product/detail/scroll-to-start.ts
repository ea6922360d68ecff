/** Brings the beginning of an element into sight; at once for those who want less motion. */
export const scrollToStart = (element: Element | null | undefined): void => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
};
