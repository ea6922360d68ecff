import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../process/root.ts';

/** Bundle of the release commands for Node 20 and later, without the commands that need the sources of the portal. */
export const cliBundle = (folder: string): Configuration => ({
  mode: 'production',
  context: inRoot('scripts'),
  target: 'node20.19',
  devtool: false,
  experiments: { outputModule: true },
  entry: './release.ts',
  output: { path: folder, filename: 'haitu.js', module: true, chunkFormat: 'module' },
  resolve: { conditionNames: ['packaged', '...'], extensions: ['.ts', '.js'] },
  resolveLoader: { modules: [inRoot('node_modules')] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { swcrc: false, env: { targets: 'node 20' }, jsc: { parser: { syntax: 'typescript' } } },
      },
    ],
  },
  plugins: [
    new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
  performance: { hints: false },
});
