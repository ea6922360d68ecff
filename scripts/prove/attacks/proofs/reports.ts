import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveReleases } from '@portal/shared/contract';
import { getHealth, listHistory, post, publish } from '../../../release/client.ts';
import { tally } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import { makeVariant } from '../../releases/variant.ts';
import { askSite, type SiteReply } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';
import { cookiesOf } from '../users.ts';

const app = 'mf_catalog';
const visitors = { full: 40, short: 12 };
const attacker = '127.55.0.1';

const send = (site: Site, version: string, cookie: string, count = 5): Promise<SiteReply> => {
  const report = { app, version, view: 'domestic/index', step: 'crashed', ms: 10, error: 'Error: forged' };
  const json = { reports: Array.from({ length: count }, () => report) };
  return askSite(site, 'POST', '/api/v1/release-reports', { from: attacker, json, headers: { cookie } });
};

/** A new visitor: their cookies, and the release that their document has. */
const openPage = async (site: Site) => {
  const reply = await askSite(site, 'GET', '/index', { from: attacker });
  const [, boot] = /id="portal-boot">(.*?)<\/script>/s.exec(reply.text) ?? [];
  const { releases } = JSON.parse(boot ?? '{}') as { releases: LiveReleases };
  return { cookies: cookiesOf(reply), version: releases[app]?.current.version ?? '' };
};

/** Reports of many visitors of one network on the canary, with the tokens of their documents. */
const floodFromOneNetwork = async (site: Site, version: string, count: number): Promise<SiteReply[]> => {
  const replies: SiteReply[] = [];
  while (replies.length < count) {
    const page = await openPage(site);
    if (page.version === version) replies.push(await send(site, version, page.cookies));
  }
  return replies;
};

const sendForged = async (site: Site, version: string): Promise<SiteReply[]> => {
  const { cookies } = await openPage(site);
  const forged = [
    '',
    '__Host-reports=x',
    cookies.replace(/(reports=[^;]{4})./, '$1!'),
    cookies.replace(/(reports=[^;]*).{4}(;|$)/, '$1$2'),
  ];
  return Promise.all(
    forged.flatMap((cookie) => Array.from({ length: 25 }, () => send(site, version, cookie, 1))),
  );
};

export const reports: Proof<AttackEnvironment> = {
  number: 4,
  claim:
    'Anonymous and forged reports of browsers are refused, and genuine ones of one network halt no canary and mark no app as unavailable',
  run: async ({ site, folder, builds }, size) => {
    const build = builds.find(({ record }) => record.app === app);
    assert.ok(build);
    const canary = await makeVariant(folder, build);
    const { version } = canary.record;
    await publish(site.client, canary, 'a proof');
    await post(site.client, '/api/v1/releases/canary', {
      app,
      version,
      share: 50,
      reason: 'a proof',
      force: true,
    });
    await wait(1500);
    const forged = await sendForged(site, version);
    assert.deepEqual(tally(forged), { '403 A0231': forged.length });
    const flood = await floodFromOneNetwork(site, version, visitors[size]);
    await wait(4000);
    const health = await getHealth(site.client, app);
    const [newest] = await listHistory(site.client, app);
    assert.deepEqual([newest?.action, health.down], ['canary', false], 'nothing is halted');
    await post(site.client, '/api/v1/releases/canary/stop', { app, reason: 'after a proof' });
    const counted = health.versions.find((one) => one.version === version)?.crashed ?? 0;
    assert.ok(counted > 0, 'the reports are counted, so that they could halt');
    return {
      'forged or anonymous reports refused': forged.length,
      'visitors of one network who report crashes': flood.length,
      answers: JSON.stringify(tally(flood)),
      'crashes counted': counted,
      halted: 'none',
    };
  },
};
