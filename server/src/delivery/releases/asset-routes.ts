import type { App } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseEncoding, type Encoding } from '#src/platform/http/index.ts';
import type { Asset, AssetCache } from './asset-cache.ts';

interface AssetRequest {
  readonly Params: { readonly app: string; readonly version: string; readonly '*': string };
}

const plain = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/** Malformed names in the path never reach the database. */
const isAssetName = ({ app, version, '*': path }: AssetRequest['Params']): boolean =>
  [app, version, path].every((part) => plain.test(part));

/** Sent with every response: any origin may load a release's files. */
const open = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const nothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(open).type('text/plain; charset=utf-8').send('No release has this file.\n');

const sendAsset = (request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply => {
  const available = Object.keys(asset.forms) as Encoding[];
  const encoding = chooseEncoding(request.headers['accept-encoding'], available);
  const etag = `"${asset.hash}-${encoding}"`;
  void reply
    .headers({ ...open, etag, vary: 'Accept-Encoding' })
    .header('cache-control', 'public, max-age=31536000, immutable');
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(asset.type).send(asset.forms[encoding]);
};

/**
 * Serves the files of every published release, immutable under their URL. Other paths under `/assets` are
 * 404.
 */
export const serveAssets = (app: FastifyInstance, cache: AssetCache): void => {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get<AssetRequest>('/assets/:app/:version/*', options, async (request, reply) => {
    const { app: name, version, '*': path } = request.params;
    const asset = isAssetName(request.params) ? await cache.find(name as App, version, path) : undefined;
    return asset ? sendAsset(request, reply, asset) : nothing(reply);
  });
  app.get('/assets/*', options, async (_request, reply) => nothing(reply));
};
