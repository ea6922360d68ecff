import path from 'node:path';
import { appFolder, REMOTES } from '../webpack/apps.ts';

const remotes = REMOTES.map((app) => path.basename(appFolder(app)));

/** The folders of the project that hold code. */
export const packages = ['shared', 'server', 'shell', ...remotes, 'scripts', 'scripts/gallery', 'e2e'];
