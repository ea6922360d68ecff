import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { listAppViews } from './app-views.ts';
import { REMOTES, type Remote, ROOT } from './apps.ts';
import { type BuildOptions, baseConfig } from './base.ts';
import { viewChunk } from './federated.ts';
import { renderer } from './shell.ts';

type Views = Readonly<Record<string, string>>;

/**
 * Builds the same sources as one app without federation, as baseline for the federated portal's first paint.
 * Views are lazy imports; nothing else differs.
 */
export function monolith(options: BuildOptions): Configuration {
  const base = baseConfig('shell', options);
  const direct = replaceHost('browser', listAllViews(), (name, file) => {
    const chunk = `/* webpackChunkName: ${JSON.stringify(viewChunk(name))} */`;
    return `import(${chunk} ${JSON.stringify(file)})`;
  });
  return { ...base, entry: { main: './src/main.ts' }, plugins: [...(base.plugins ?? []), direct] };
}

/** Its `render.js`, with the views of the remotes that have public pages. */
export function monolithRenderer(options: BuildOptions): Configuration {
  const base = renderer(options);
  const views = viewsOf(REMOTES.filter((app) => app !== 'mf_admin'));
  const direct = replaceHost(
    'server',
    views,
    (_, file) => `import(/* webpackMode: "eager" */ ${JSON.stringify(file)})`,
  );
  const withoutFederation =
    base.plugins?.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)) ?? [];
  return { ...base, plugins: [...withoutFederation, direct] };
}

/** The views of all remotes by name. */
export const listAllViews = (): Views => viewsOf(REMOTES);

const viewsOf = (apps: readonly Remote[]): Views => Object.assign({}, ...apps.map(listAppViews));

/** Replaces `shell/src/remotes/host.ts` by a module that has the views itself. */
function replaceHost(side: string, views: Views, load: (name: string, file: string) => string) {
  const file = path.join(ROOT, `dist/webpack/monolith-${side}.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    hostModule(
      Object.entries(views).map(([name, view]) => `  ${JSON.stringify(name)}: () => ${load(name, view)},`),
    ),
  );
  return new webpack.NormalModuleReplacementPlugin(/\/host\.ts$/, (resource) => {
    if (resource.context.endsWith(path.join('shell', 'src', 'remotes'))) resource.request = file;
  });
}

function hostModule(lines: readonly string[]): string {
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
