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
    entry: { main: './src/main.tsx' },
    plugins: [...(base.plugins ?? []), federation],
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: antdGroups() } },
  };
}

/** Few files instead of thirty for one table: what most components stand on is one chunk, the rest comes whole. */
function antdGroups() {
  const base = {
    test: /[\\/](@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color|icons|icons-svg)|@emotion|stylis|@rc-component[\\/](util|motion|resize-observer|portal|trigger|context)|antd[\\/]es[\\/](_util|config-provider|theme|style|locale|form[\\/]context|space|button|spin|tooltip))[\\/]/,
    name: 'antd-base',
    enforce: true,
  };
  return { default: false as const, defaultVendors: false as const, base };
}
