import type { FastifyInstance } from 'fastify';

/**
 * Accepted request bodies: JSON, and forms where a call takes them. An empty JSON body counts as none,
 * because browsers send the content type on calls without a body too. Anything else is 415.
 */
export const readBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
};

/** Parses the ids of a path such as `3,7,7`, without duplicates. */
export const parseIds = (text: string): number[] => [...new Set(text.split(',').map(Number))];
