import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { asPipeline, type Headers, sendCommand, versionOf } from './release-fixture.ts';

/** The origin of the portal in links. */
export const previewOrigin = 'http://portal.example';

/** Asks for a link to the second release of the catalogue, with the pipeline's token unless given. */
export const askLink = (
  app: FastifyInstance,
  body: object = {},
  headers: Headers = asPipeline,
): Promise<LightMyRequestResponse> =>
  sendCommand(
    app,
    'preview',
    { app: 'mf_catalog', version: versionOf(2), ...body },
    { 'accept-language': 'en', ...headers },
  );

/** The path of a new link. Throws when it is refused. */
export const makeLink = async (app: FastifyInstance, body: object = {}): Promise<string> => {
  const answer = await askLink(app, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.url.replace(previewOrigin, '');
};
