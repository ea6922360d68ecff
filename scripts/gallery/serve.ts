import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ROOT } from '../webpack/apps.ts';
import { baseConfig } from '../webpack/base.ts';
import { DEV_VERSION } from '../webpack/dev-releases.ts';

const base = baseConfig('shell', {
  mode: 'development',
  version: DEV_VERSION,
  outputFolder: path.join(ROOT, 'dist/webpack/gallery'),
});

/** Serves the gallery of components; the page reloads when a component or an example changes. */
export const startGallery = async (
  port: number,
): Promise<{ readonly origin: string; stop(): Promise<void> }> => {
  const host = '127.0.0.1';
  const folder = import.meta.dirname;
  // The gallery is one bundle without federation.
  const compiler = webpack({ ...base, context: folder, entry: { main: './main.tsx' }, externals: [] });
  if (!compiler) throw new Error('webpack refused the configuration.');
  const client = { overlay: false, logging: 'warn' } as const;
  const server = new WebpackDevServer({ host, port, client, static: { directory: folder } }, compiler);
  await server.start();
  return { origin: `http://${host}:${port}`, stop: () => server.stop() };
};
