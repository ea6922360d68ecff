import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag } from '#src/platform/http/index.ts';
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap-service.ts';

const hidden = { schema: { hide: true } } as const;
const fewMinutes = 'public, max-age=300';

const sendXml = (reply: FastifyReply, xml: string | undefined): FastifyReply =>
  xml === undefined
    ? reply.code(404).type('text/plain').send('Not found\n')
    : reply.header('cache-control', fewMinutes).type('application/xml; charset=utf-8').send(xml);

/** `/robots.txt`, `/sitemap.xml`, and the sitemaps that it lists. */
export const registerSitemaps = (app: FastifyInstance, { database: { db }, env, now }: Deps): void => {
  const needs = () => ({ db, origin: env.publicOrigin, today: dayOf(now()) });
  void app.register(async (scope) => {
    answerWithEtag(scope);
    scope.get('/robots.txt', hidden, (_request, reply) =>
      reply
        .header('cache-control', fewMinutes)
        .type('text/plain; charset=utf-8')
        .send(writeRobots(env.publicOrigin)),
    );
    scope.get('/sitemap.xml', hidden, async (_request, reply) =>
      sendXml(reply, await writeSitemapIndex(needs())),
    );
    scope.get<{ Params: { name: string } }>('/sitemap-:name', hidden, async ({ params }, reply) =>
      sendXml(reply, await writeSitemap(needs(), params.name)),
    );
  });
};
