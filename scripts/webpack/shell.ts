import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, globalName } from './base.ts';
import { provideShared } from './shared-modules.ts';
import { sourceVersion } from './source-version.ts';

/** The configuration of the shell: one start file with everything eager in it; antd comes when a view asks. */
export function shell(options: BuildOptions = { version: sourceVersion('shell') }): Configuration {
  const base = baseConfig('shell', options);
  const federation = new webpack.container.ModuleFederationPlugin({
    name: globalName('shell', options.version),
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
