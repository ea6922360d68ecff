import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { listAppViews } from './app-views.ts';
import { REMOTES, ROOT } from './apps.ts';
import { type BuildOptions, baseConfig } from './base.ts';
import { viewChunk } from './federated.ts';

const REGISTRY = path.join(ROOT, 'dist/webpack/monolith-registry.js');

/**
 * Builds the same sources as one app without federation, as baseline for the federated portal's first paint.
 * Views are lazy imports; nothing else differs.
 */
export function monolith(options: BuildOptions): Configuration {
  const base = baseConfig('shell', options);
  mkdirSync(path.dirname(REGISTRY), { recursive: true });
  writeFileSync(REGISTRY, registry(listAllViews()));
  const direct = new webpack.NormalModuleReplacementPlugin(/\/host\.ts$/, (resource) => {
    if (resource.context.endsWith(path.join('shell', 'src', 'remotes'))) resource.request = REGISTRY;
  });
  return { ...base, entry: { main: './src/main.ts' }, plugins: [...(base.plugins ?? []), direct] };
}

/** The views of all remotes by name. */
export function listAllViews(): Readonly<Record<string, string>> {
  return Object.assign({}, ...REMOTES.map(listAppViews));
}

/** Replaces `shell/src/remotes/host.ts`. */
function registry(views: Readonly<Record<string, string>>): string {
  const lines = Object.entries(views).map(([name, file]) => {
    const chunk = `/* webpackChunkName: ${JSON.stringify(viewChunk(name))} */`;
    return `  ${JSON.stringify(name)}: () => import(${chunk} ${JSON.stringify(file)}),`;
  });
  const reports = JSON.stringify(path.join(ROOT, 'shell/src/remotes/load-reports.ts'));
  return `import { report } from ${reports};
const views = {\n${lines.join('\n')}\n};
export const loadViewModule = async ({ name, release }) => {
  const module = await views[name]();
  report('loaded', name, release);
  return { default: module.default, release, ms: 0 };
};
export const loadPreviousModule = () => undefined;
export const closeContainer = () => {};
export const isOpen = () => true;
`;
}
