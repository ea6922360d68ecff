import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { listAppViews } from './app-views.ts';
import type { Remote } from './apps.ts';
import { type BuildOptions, baseConfig, globalName } from './base.ts';
import { consumeShared } from './shared-modules.ts';
import { sourceVersion } from './source-version.ts';
import { listViews } from './views.ts';

/** The configuration of a remote: every file under `src/views` is a view, and everything shared is the shell's. */
export function federated(
  app: Remote,
  options: BuildOptions = { version: sourceVersion(app) },
): Configuration {
  const base = baseConfig(app, options);
  const federation = new webpack.container.ModuleFederationPlugin({
    name: globalName(app, options.version),
    filename: 'entry.js',
    exposes: exposeViews(
      options.folder ? listViews(path.join(options.folder, 'src/views')) : listAppViews(app),
    ),
    shared: consumeShared(),
  });
  return { ...base, entry: {}, plugins: [...(base.plugins ?? []), federation] };
}

function exposeViews(views: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(views).map(([name, file]) => [`./${name}`, { import: file, name: viewChunk(name) }]),
  );
}

/** The name of the chunk that a view's files are listed under. */
export function viewChunk(view: string): string {
  return `views/${view}`;
}
