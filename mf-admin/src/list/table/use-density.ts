import { usePreference } from '@portal/shared/api';

type Density = 'comfortable' | 'compact';

const readDensity = (stored: unknown): Density | undefined =>
  stored === 'comfortable' || stored === 'compact' ? stored : undefined;

/** How much room rows have: set in the bar at the top, for all tables. */
export const useDensity = (): Density => usePreference<Density>('density', 'comfortable', readDensity)[0];
