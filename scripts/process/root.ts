import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A file of the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
