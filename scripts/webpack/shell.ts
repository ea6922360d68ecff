import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, globalName } from './base.ts';
import { federationOptions, RENDERER_GLOBAL, RUNTIME_GLOBAL } from './federation.ts';
import { provideEager, provideShared } from './shared-modules.ts';
import { sourceVersion } from './source-version.ts';

/** Configuration of the shell: one main file with all eager modules; antd is loaded on demand. */
export function shell(options: BuildOptions = { version: sourceVersion('shell') }): Configuration {
  const base = baseConfig('shell', options);
  const federation = new ModuleFederationPlugin({
    ...federationOptions,
    name: 'shell',
    shared: provideShared(),
  });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    plugins: [...(base.plugins ?? []), federation],
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: antdGroups() } },
  };
}

/**
 * Configuration of `render.js`: the shell with React's renderer, for documents that the server renders. One file: what
 * the shell loads on demand is left to the browser.
 */
export function renderer(options: BuildOptions = { version: sourceVersion('shell') }): Configuration {
  const base = baseConfig('shell', { ...options, forServer: true });
  const federation = new ModuleFederationPlugin({
    ...federationOptions,
    manifest: false,
    name: 'shell',
    shared: provideEager(),
  });
  return {
    ...base,
    entry: { render: './src/rendering/render.tsx' },
    output: { ...base.output, library: { name: RENDERER_GLOBAL, type: 'var' } },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'weak' } } },
    plugins: [...(base.plugins ?? []), federation],
  };
}

/** Configuration of `federation.js`: the runtime of `@module-federation/enhanced`, one copy for all apps. */
export function federationRuntime(
  options: BuildOptions = { version: sourceVersion('shell') },
): Configuration {
  const base = baseConfig('shell', options);
  return {
    ...base,
    entry: { federation: './src/federation.ts' },
    externals: [],
    // Defined by the plugin's option `experiments.optimization.target`: drops the runtime's code for Node.
    plugins: [...(base.plugins ?? []), new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
    output: {
      ...base.output,
      uniqueName: `${globalName('shell', options.version)}_federation`,
      library: { name: RUNTIME_GLOBAL, type: 'var', export: 'default' },
    },
  };
}

/** Every lazy file costs main.js its hash, so the smallest components are not files of their own. */
const smallComponents =
  /node_modules[\\/](antd[\\/]es[\\/](alert|auto-complete|button|checkbox|descriptions|flex|popconfirm|spin|switch|theme)|@rc-component[\\/](checkbox|switch)|@ant-design[\\/]icons(-svg)?|@babel[\\/]runtime|throttle-debounce|dayjs)[\\/]/;

/**
 * Groups antd into few files instead of thirty per table: modules of most components, of several, and the
 * rest of each, where the rests of two or three may contain the same module. It still exists once in the
 * page.
 */
function antdGroups() {
  const usedBy = (components: number, name: string, priority: number) => ({
    test: /node_modules/,
    minChunks: components,
    name,
    priority,
    enforce: true,
  });
  return {
    default: false as const,
    defaultVendors: false as const,
    small: { test: smallComponents, name: 'antd-base', priority: 30, enforce: true },
    most: usedBy(14, 'antd-base', 20),
    several: usedBy(4, 'antd-more', 10),
  };
}
