import type { TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { writtenTravelInfo, writtenWebsite } from './profile-rules.ts';
import { changeProfile, getProfile } from './profile-service.ts';

/** Reading and changing the agency's profiles. */
export const registerProfile = (app: FastifyInstance, deps: Deps): void => {
  // The stored profile was validated by the contract's schema when it was written.
  handle(
    app,
    'GET /api/v1/site/profile/travel-info',
    async () => (await getProfile(deps, 'travelInfo')) as object as TravelInfoForm,
  );
  handle(
    app,
    'GET /api/v1/site/profile/website',
    async () => (await getProfile(deps, 'websiteManager')) as object as WebsiteForm,
  );
  handle(app, 'PUT /api/v1/site/profile/travel-info', async ({ member, body }) => {
    const saying = { kind: 'travelInfo', data: writtenTravelInfo(body), seen: body.version } as const;
    await changeProfile(deps, member, saying);
  });
  handle(app, 'PUT /api/v1/site/profile/website', async ({ member, body }) => {
    const saying = { kind: 'websiteManager', data: writtenWebsite(body), seen: body.version } as const;
    await changeProfile(deps, member, saying);
  });
};
