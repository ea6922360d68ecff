import type { Location, NavigateOptions } from '@portal/shared/router';

/** Options of a navigation that takes the scroll position of the location with this key; empty for a new one. */
export const withScrollOf = (key: string): NavigateOptions => ({ state: { scrollOf: key } });

/** The key of a location's scroll position. */
export const scrollKey = ({ key, state }: Location<{ readonly scrollOf?: string } | null>): string =>
  state?.scrollOf || key;
