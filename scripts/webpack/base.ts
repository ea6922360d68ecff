import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { type App, appFolder, ROOT } from './apps.ts';
import { folderIndependentIds, runtimeExternals } from './federation.ts';
import { FILE_TIMEOUT_MS, IntegrityPlugin } from './integrity-plugin.ts';

type Mode = 'production' | 'development';

export interface BuildOptions {
  readonly mode?: Mode;
  /** The release's version; global names contain it, so that two versions can share a tab. */
  readonly version: string;
  readonly outputFolder?: string;
  /** Registers components for React Fast Refresh. */
  readonly hot?: boolean;
  /** For the server: class names, but no style sheets. */
  readonly forServer?: boolean;
  /** The app's package, if it is not in its usual folder. */
  readonly folder?: string;
}

/** Common configuration of shell, remotes and monolith. */
export function baseConfig(
  app: App,
  { mode = 'production', version, outputFolder, folder, hot = false, forServer = false }: BuildOptions,
): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: folder ?? appFolder(app),
    target: 'browserslist:chrome >= 111, firefox >= 114, safari >= 16.4',
    devtool: production ? false : 'cheap-module-source-map',
    infrastructureLogging: { level: 'error' },
    output: {
      path: outputFolder ?? path.join(ROOT, 'dist/webpack', app),
      publicPath: 'auto',
      uniqueName: globalName(app, version),
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      // A module that crashed at import must not be returned half-initialized to the retry.
      strictModuleErrorHandling: true,
    },
    resolveLoader: { modules: [path.join(ROOT, 'node_modules')] },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externals: runtimeExternals,
    module: { rules: [scripts(mode, hot), antd(), ...styles(app, version, !forServer), images()] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      ...(production ? [new IntegrityPlugin(), folderIndependentIds] : []),
    ],
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Global name of a version of an app: `mf_catalog_1_0_0_3f9c2ab1`. */
export function globalName(app: App, version: string): string {
  return `${app}_${version.replace(/\W/g, '_')}`;
}

function scripts(mode: Mode, hot: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      env: { targets: 'chrome >= 111, firefox >= 114, safari >= 16.4' },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
      },
    },
  };
}

function antd(): RuleSetRule {
  const loader = path.join(import.meta.dirname, 'antd-loader.ts');
  return { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'post', loader };
}

function styles(app: App, version: string, emit: boolean): RuleSetRule[] {
  const modules = {
    // Class names contain the version, so that two versions in one tab do not affect each other's styles.
    localIdentName: `${cssPrefix(app)}[local]_[hash:base64:5]`,
    localIdentHashSalt: version,
    // One hash per style sheet, which compresses better than one per class.
    hashStrategy: 'minimal-subset',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    mode: app === 'shell' ? 'local' : 'pure',
  };
  const loaders = (modules: object | false) => [
    { loader: MiniCssExtractPlugin.loader, options: { emit } },
    { loader: 'css-loader', options: { modules } },
  ];
  return [
    { test: /\.module\.css$/, use: loaders(modules) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: loaders(false), sideEffects: true },
  ];
}

/** Prefix of an app's class names. */
export function cssPrefix(app: App): string {
  return `${app}__`;
}

function images(): RuleSetRule {
  return { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' };
}
