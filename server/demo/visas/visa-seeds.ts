import { readGroups } from '../read-groups.ts';
import { type VisaSeed, visaKind } from './visa-seed.ts';

/** Every visa that the agency helps with, in the order it is written. */
export const visaSeeds: readonly VisaSeed[] = readGroups(visaKind);
