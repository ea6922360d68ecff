import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const jsx = {
  parser: { syntax: 'ecmascript', jsx: true },
  transform: { react: { runtime: 'automatic' } },
};
const fromShell = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export default {
  mode: 'production',
  entry: {},
  // Two releases can share a tab only if their names differ.
  output: { publicPath: 'auto', uniqueName: `mf_webpack_${process.env.MF_BUILD_VERSION}`, clean: true },
  module: {
    rules: [
      { test: /\.jsx$/, use: { loader: 'swc-loader', options: { jsc: jsx } } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: 'mf_webpack',
      filename: 'remoteEntry.js',
      exposes: { './webpack/today': './src/today.jsx' },
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
