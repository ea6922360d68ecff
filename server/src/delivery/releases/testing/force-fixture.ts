import type { TestContext } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import {
  asPipeline,
  type Headers,
  publish,
  publishAndPromote,
  releaseEnv,
  sendCommand,
  testRelease,
  versionOf,
} from './release-fixture.ts';

const withHome = { 'home/index': [] };

/** Lacks the view of the live version, which a route shows. */
export const lackingHome = (number: number) => testRelease('mf_catalog', number);

/** A portal whose version 1 is live; the checks of versions 2 and 3 fail. */
export const startForced = async (t: TestContext): Promise<TestApp> => {
  const portal = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, withHome));
  for (const number of [2, 3]) {
    const published = await publish(portal.app, lackingHome(number), { force: 'true', reason: 'a test' });
    if (published.statusCode !== 200) throw new Error(published.body);
  }
  return portal;
};

const allActions = ['publish', 'promote', 'canary', 'rollback', 'lock', 'force'];

/** The headers of a new token of a team for the app. */
export const newToken = async (
  { app }: TestApp,
  team: string,
  {
    as = asPipeline,
    name = 'ci',
    ...rights
  }: { as?: Headers; name?: string; apps?: string[]; actions?: string[] } = {},
): Promise<Headers> => {
  const payload = { team, name, apps: ['mf_catalog'], actions: allActions, days: 90, ...rights };
  const created = await app.inject({ method: 'POST', url: '/api/v1/release-tokens', headers: as, payload });
  if (created.statusCode !== 200) throw new Error(created.body);
  return { authorization: `Bearer ${created.json().data.secret}`, 'accept-language': 'en' };
};

/** The headers of a new member of staff who may move releases and create tokens. */
export const newOperator = async (
  portal: TestApp,
  username: string,
): Promise<Headers & { authorization: string }> => {
  const perms = ['release:view', 'release:publish', 'release:promote', 'release:team'];
  return { ...(await portal.login(`ROLE_${username}`, { username, perms })), 'accept-language': 'en' };
};

type Answer = Promise<LightMyRequestResponse>;

/** Approves that a version is forced. */
export const approve = (app: FastifyInstance, headers: Headers, number = 2, change: object = {}): Answer =>
  sendCommand(
    app,
    'force-approvals',
    { app: 'mf_catalog', version: versionOf(number), reason: 'home moves to another app', ...change },
    headers,
  );

/** Promotes a version by force. */
export const force = (app: FastifyInstance, headers: Headers, number = 2): Answer =>
  sendCommand(
    app,
    'promote',
    { app: 'mf_catalog', version: versionOf(number), reason: 'urgent', force: true },
    headers,
  );

/** Starts a canary of a version by force. */
export const forceCanary = (app: FastifyInstance, headers: Headers, share: number, number = 2): Answer =>
  sendCommand(
    app,
    'canary',
    { app: 'mf_catalog', version: versionOf(number), share, reason: 'urgent', force: true },
    headers,
  );
