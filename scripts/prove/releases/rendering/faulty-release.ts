import { readFile } from 'node:fs/promises';
import type { Release } from '../../../build/release.ts';
import { inRoot } from '../../../process/root.ts';
import { appFolder } from '../../../webpack/apps.ts';
import { buildChangedCatalog } from '../changed-catalog.ts';
import { makeVariant } from '../variant.ts';

/** The view with faults on the server, and its page. */
export const faulty = { app: 'mf_catalog', view: 'domestic/index', path: '/domestic' } as const;

const parts = 'scripts/prove/releases/rendering/faulty-view';
const viewFile = `src/views/${faulty.view}.tsx`;

/** The catalogue, whose view of domestic tours has the faults that its address names (`?fault=loop`). */
export const buildFaultyRelease = async (folder: string): Promise<Release> => {
  const partOf = (name: string) => readFile(inRoot(parts, name), 'utf8');
  const original = await readFile(`${appFolder(faulty.app)}/${viewFile}`, 'utf8');
  return buildChangedCatalog(folder, {
    [viewFile]: await partOf('index.jsx'),
    'src/proof/original.tsx': original,
    'src/proof/server-faults.ts': await partOf('server-faults.ts'),
    'src/proof/escapes.ts': await partOf('escapes.ts'),
  });
};

export const plantedAtImport = 'planted at import';

/** A release whose view throws on the server as soon as it is loaded. */
export const makeUnloadable = (folder: string, from: Release): Promise<Release> =>
  makeVariant(folder, from, {
    edit: {
      [`views/${faulty.view}.js`]: (text) =>
        `if (typeof document.createRange === 'undefined') throw new Error('${plantedAtImport}');${text}`,
    },
  });
