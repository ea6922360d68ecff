import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { listAppViews } from './app-views.ts';
import type { Remote } from './apps.ts';
import { type BuildOptions, baseConfig, globalName } from './base.ts';
import { federationOptions } from './federation.ts';
import { consumeShared } from './shared-modules.ts';
import { sourceVersion } from './source-version.ts';
import { listViews } from './views.ts';

/**
 * Configuration of a remote: every file under `src/views` is a view, and shared modules come from the shell.
 */
export function federated(
  app: Remote,
  options: BuildOptions = { version: sourceVersion(app) },
): Configuration {
  const base = baseConfig(app, options);
  const views = options.folder ? listViews(path.join(options.folder, 'src/views')) : listAppViews(app);
  const federation = new ModuleFederationPlugin({
    ...federationOptions,
    name: app,
    // The app's name is the same in every release; the global name is not, so that two releases can share a
    // tab.
    library: { type: 'var', name: globalName(app, options.version) },
    filename: 'entry.js',
    exposes: exposeViews(views, `${base.context}`),
    shared: consumeShared(),
  });
  return {
    ...base,
    entry: {},
    plugins: [...(base.plugins ?? []), federation],
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { styles: commonStyles } } },
  };
}

/** Styles of many views, such as those of the back office's tables, are one file if it is worth a request. */
const commonStyles = {
  type: 'css/mini-extract',
  minChunks: 16,
  minSize: { 'css/mini-extract': 8_000 },
  name: 'common',
} as const;

/** Relative to the app's folder: the manifest lists a view's shared modules by these paths. */
function exposeViews(views: Readonly<Record<string, string>>, folder: string) {
  return Object.fromEntries(
    Object.entries(views).map(([name, file]) => [
      `./${name}`,
      { import: [`./${path.relative(folder, file)}`], name: viewChunk(name) },
    ]),
  );
}

/** Name of the chunk with a view's files. */
export function viewChunk(view: string): string {
  return `views/${view}`;
}
