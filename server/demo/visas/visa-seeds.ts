import { eastAsia } from './seeds/east-asia.ts';
import { europe } from './seeds/europe.ts';
import { indochina } from './seeds/indochina.ts';
import { northAmerica } from './seeds/north-america.ts';
import { oceania } from './seeds/oceania.ts';
import { southAsiaAndEgypt } from './seeds/south-asia-and-egypt.ts';
import { southEastAsia } from './seeds/south-east-asia.ts';
import type { VisaSeed } from './visa-seed.ts';

/** Every visa that the agency helps with, in the order it is written. */
export const visaSeeds: readonly VisaSeed[] = [
  ...eastAsia,
  ...indochina,
  ...southEastAsia,
  ...southAsiaAndEgypt,
  ...oceania,
  ...northAmerica,
  ...europe,
];
