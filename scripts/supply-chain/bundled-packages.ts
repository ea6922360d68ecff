import webpack, { type Module, type Stats } from 'webpack';
import { type Manifest, readManifest } from './installed-packages.ts';

/** Modules that webpack has joined into one. */
type Joined = Module & { readonly modules?: Iterable<Module> };

/** An external module has the path of a file that is not in the build. */
const filesOf = (module: Joined): (string | null)[] => {
  if (module.modules) return [...module.modules].flatMap(filesOf);
  return module instanceof webpack.ExternalModule ? [] : [module.nameForCondition()];
};

/** Not `.federation`, into which the federation plugin writes modules of its own. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*(?=[\\/])/;

/** The packages with a module in a build's files: not those that were found, but dropped. */
export const listBundled = ({ compilation: { chunks, chunkGraph } }: Stats): Manifest[] => {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const folders = modules.flatMap(filesOf).flatMap((file) => packageFolder.exec(file ?? '')?.[0] ?? []);
  return [...new Set(folders)].map(readManifest);
};
