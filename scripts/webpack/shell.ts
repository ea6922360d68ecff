import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, globalName } from './base.ts';
import { federationOptions, RUNTIME_GLOBAL } from './federation.ts';
import { provideShared } from './shared-modules.ts';
import { sourceVersion } from './source-version.ts';

/** The configuration of the shell: one start file with everything eager in it; antd comes when a view asks. */
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

/** The configuration of `federation.js`: the runtime of `@module-federation/enhanced`, once for all apps. */
export function federationRuntime(
  options: BuildOptions = { version: sourceVersion('shell') },
): Configuration {
  const base = baseConfig('shell', options);
  return {
    ...base,
    entry: { federation: './src/federation.ts' },
    externals: [],
    // What the plugin's option `experiments.optimization.target` defines: nothing of the runtime for Node.
    plugins: [...(base.plugins ?? []), new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
    output: {
      ...base.output,
      uniqueName: `${globalName('shell', options.version)}_federation`,
      library: { name: RUNTIME_GLOBAL, type: 'var', export: 'default' },
    },
  };
}

/**
 * Few files instead of thirty for one table: what most components stand on, what several do, and each one's rest,
 * where a module may be in the rests of two or three. It still exists once in the page.
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
    most: usedBy(14, 'antd-base', 20),
    several: usedBy(4, 'antd-more', 10),
  };
}
