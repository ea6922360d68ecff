import type { App } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { AssetCache } from '#src/delivery/releases/index.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const assetPath = /^\/assets\/([^/]+)\/([^/]+)\/(.+)$/;

/** Reads a file of a published release by its path on the server. */
export const releaseFileLoader =
  (assets: AssetCache) =>
  async (path: string): Promise<string | undefined> => {
    const [, app, version, file] = assetPath.exec(path) ?? [];
    if (!app || !version || !file) return undefined;
    return (await assets.find(app as App, version, file))?.forms.identity?.toString('utf8');
  };

/** The renderer of this server, with its metrics and log lines. It ends with the server. */
export const registerRenderer = (
  app: FastifyInstance,
  assets: AssetCache,
  processes: number | undefined,
): Renderer => {
  const registers = [app.metrics];
  const outcomes = new Counter({
    name: 'document_renderings_total',
    help: 'Documents to render on the server, by outcome; all but "rendered" are rendered by the browser',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'document_rendering_seconds',
    help: 'Time to render a document on the server, with the wait for a process',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const renderer = createRenderer({
    loadFile: releaseFileLoader(assets),
    processes,
    onOutcome: (outcome, time) => {
      outcomes.inc({ outcome });
      if (outcome === 'rendered') seconds.observe(time);
    },
    onError: (err, { name, url }) => app.log.warn({ err, view: name, url }, 'a document was not rendered'),
    onCrash: (err) => app.log.warn({ err }, 'a render process ended'),
  });
  app.addHook('onClose', async () => renderer.stop());
  return renderer;
};
