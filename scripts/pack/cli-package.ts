import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../process/root.ts';
import { compile } from '../webpack/compile.ts';
import { consumeShared } from '../webpack/shared-modules.ts';
import { cliBundle } from './cli-bundle.ts';
import { manifestOf, packageManifest } from './package-manifest.ts';

/** Writes the package `@portal/cli`: the command `haitu` and, for webpack, the options of a remote. */
export const writeCliPackage = async (folder: string): Promise<void> => {
  await compile(cliBundle(folder));
  await writeFile(path.join(folder, 'shared.json'), `${JSON.stringify(consumeShared(), null, 2)}\n`);
  for (const file of ['webpack.js', 'webpack.d.ts'])
    await cp(inRoot('scripts/pack/cli', file), path.join(folder, file));
  await cp(inRoot('scripts/pack/cli/README.md'), path.join(folder, 'README.md'));
  const { version, license } = await manifestOf('shared');
  const text = packageManifest(
    { name: '@portal/cli', version, license },
    {
      engines: { node: '>=20.19' },
      bin: { haitu: './haitu.js' },
      exports: { './webpack': { types: './webpack.d.ts', default: './webpack.js' } },
      files: ['haitu.js', 'webpack.js', 'webpack.d.ts', 'shared.json'],
    },
  );
  await writeFile(path.join(folder, 'package.json'), text);
};
