import type { ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { LiveReleases } from '@portal/shared/contract';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type App, ROOT } from './apps.ts';
import { type BuildOptions, globalName } from './base.ts';
import { compile } from './compile.ts';
import { DEV_VERSION, describeDevReleases } from './dev-releases.ts';
import { federated } from './federated.ts';
import { federationRuntime, shell } from './shell.ts';

type ServerOptions = NonNullable<ConstructorParameters<typeof WebpackDevServer>[0]>;
type Middleware = ReturnType<NonNullable<ServerOptions['setupMiddlewares']>>[number];

export interface DevServer {
  /**
   * Releases that the portal's document uses instead of its own: the app in development and a matching shell.
   */
  readonly releases: LiveReleases;
  readonly stop: () => Promise<void>;
}

const OPTIONS: BuildOptions = { mode: 'development', version: DEV_VERSION };
const SHELL_FOLDER = path.join(ROOT, 'dist/webpack/shell-development');

/**
 * Serves one app with hot reload for a running portal; for a remote also a development build of the shell,
 * because React is the shell's and only its development build supports Fast Refresh. The portal fetches
 * `/releases.json`. `/open` redirects the browser to the portal with an override for this app, `/close` ends
 * all overrides.
 */
export async function startDevServer(app: App, port: number, portalUrl: string): Promise<DevServer> {
  const releases = describeDevReleases(app, `http://127.0.0.1:${port}/`);
  await compile(federationRuntime({ ...OPTIONS, outputFolder: SHELL_FOLDER }));
  if (app !== 'shell') await compile(withRefreshHook(shell({ ...OPTIONS, outputFolder: SHELL_FOLDER })));
  const compiler = webpack(hot(app));
  if (!compiler) throw new Error('webpack refused the configuration.');
  const server = new WebpackDevServer(serverOptions(app, port, releases, portalUrl), compiler);
  await server.start();
  return { releases, stop: () => server.stop() };
}

function hot(app: App): Configuration {
  const options = { ...OPTIONS, hot: true };
  const config = withRefreshHook(app === 'shell' ? shell(options) : federated(app, options));
  const refresh = new ReactRefreshPlugin({ overlay: false, library: globalName(app, DEV_VERSION) });
  return { ...config, plugins: [...(config.plugins ?? []), refresh] };
}

/**
 * Must run first in the app's entry: React reads the DevTools hook once at start, and it starts in the shell.
 * A remote has its own refresh runtime, which joins the same hook.
 */
function withRefreshHook(config: Configuration): Configuration {
  const hook = path.join(import.meta.dirname, 'refresh-hook.ts');
  return {
    ...config,
    plugins: [...(config.plugins ?? []), new webpack.EntryPlugin(ROOT, hook, { name: undefined })],
  };
}

function serverOptions(app: App, port: number, releases: LiveReleases, portalUrl: string): ServerOptions {
  const override = encodeURIComponent(`${app}@http://127.0.0.1:${port}`);
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
    static: { directory: SHELL_FOLDER, publicPath: '/shell/', watch: false },
    setupMiddlewares: (middlewares) => [
      answer('/releases.json', releases),
      enter('/open', `${portalUrl}/?override=${override}`),
      enter('/close', `${portalUrl}/?override=off`),
      ...middlewares,
    ],
  };
}

function answer(path: string, body: unknown): Middleware {
  const middleware = (_request: unknown, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };
  return { name: path, path, middleware };
}

function enter(path: string, location: string): Middleware {
  const middleware = (_request: unknown, response: ServerResponse) => {
    response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
  };
  return { name: path, path, middleware };
}
