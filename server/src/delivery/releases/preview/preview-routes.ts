import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { checkSignature } from '../gate/check-release.ts';
import { overrideParameter } from '../override/override.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { requireRight } from '../token/require-right.ts';
import { createPreviewLinks } from './preview-links.ts';

const defaultHours = 72;

/** Making links that show a published release before it is live. */
export const registerPreviews = (
  app: FastifyInstance,
  { database: { db }, env, now }: Pick<Deps, 'database' | 'env' | 'now'>,
  trusted: TrustedKeys,
): void => {
  const links = createPreviewLinks(loadKeyRing(env));
  handle(app, 'POST /api/v1/releases/preview', async ({ body, member, request }) => {
    const { app: name, version, hours = defaultHours } = body;
    requireRight(member, name, 'publish');
    await checkSignature(db, { app: name, version }, trusted);
    const until = Math.floor(now().getTime() / 1000) + hours * 3600;
    const url = `${env.publicOrigin}/?override=${overrideParameter(links.sign({ app: name, version }, until))}`;
    request.log.info({ app: name, version, by: member.username }, 'preview link made');
    return { url, until: new Date(until * 1000).toISOString(), worksFor: env.previewLinks };
  });
};
