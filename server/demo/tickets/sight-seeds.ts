import { readGroups } from '../read-groups.ts';
import { type SightSeed, ticketKind } from './ticket-seed.ts';

/** Every sight in the order it is written. */
export const sightSeeds: readonly SightSeed[] = readGroups(ticketKind);
