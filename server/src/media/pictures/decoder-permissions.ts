import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const modules = '/node_modules/';

/** The folder with all packages: the library loads others, whose places depend on the system. */
const packagesOf = (library: string): string => library.slice(0, library.indexOf(modules)) + modules;

/** The code of the server, the packages, and the file by which the library finds out the system's C library. */
const readable = [
  `${fileURLToPath(new URL('../../../', import.meta.url))}*`,
  `${packagesOf(createRequire(import.meta.url).resolve('sharp'))}*`,
  '/usr/bin/ldd',
];

/**
 * What Node permits the decoder: reading code, but no keys, settings or data, no writing and no child processes. Native
 * code is not bound by it, so a fault in the library itself is confined by the container and the account of the server.
 */
export const decoderPermissions: readonly string[] = [
  '--permission',
  '--allow-addons',
  ...readable.map((path) => `--allow-fs-read=${path}`),
];
