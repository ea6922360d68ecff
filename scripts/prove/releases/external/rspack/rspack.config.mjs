import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { CssExtractRspackPlugin } from '@rspack/core';

const jsx = {
  parser: { syntax: 'ecmascript', jsx: true },
  transform: { react: { runtime: 'automatic' } },
};
const fromShell = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export default {
  mode: 'production',
  entry: {},
  // Two releases can share a tab only if their names differ.
  output: { publicPath: 'auto', uniqueName: `mf_rspack_${process.env.MF_BUILD_VERSION}`, clean: true },
  module: {
    rules: [
      { test: /\.jsx$/, use: { loader: 'builtin:swc-loader', options: { jsc: jsx } } },
      { test: /\.css$/, use: [CssExtractRspackPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new CssExtractRspackPlugin(),
    new ModuleFederationPlugin({
      name: 'mf_rspack',
      filename: 'remoteEntry.js',
      exposes: { './rspack/today': './src/today.jsx' },
      shared: {
        react: fromShell('^19.0.0'),
        'react/': fromShell('^19.0.0'),
        '@portal/shared/i18n': fromShell('^2.0.0'),
        '@portal/shared/router': fromShell('^2.0.0'),
        '@portal/shared/session': fromShell('^2.0.0'),
      },
      dts: false,
    }),
  ],
};
