import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Path of a file in the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** The script that starts the pnpm of `scripts/pnpm`. */
export const pinnedPnpm = inRoot('scripts/pnpm/node_modules/pnpm/bin/pnpm.mjs');
