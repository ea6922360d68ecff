import assert from 'node:assert/strict';
import { solve } from '../../../../server/test/support/solve-proof.ts';
import { quantile, tally } from '../../consistency/ask.ts';
import type { Figures, Proof } from '../../proof.ts';
import { askSite, type SiteReply } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';
import { solveCaptcha } from '../users.ts';

const path = '/api/v1/auth/codes';
const budget = 40;
const perNetwork = 30;

let numbers = 0;

/** An unused mobile number. */
const nextNumber = (): string => {
  numbers += 1;
  return `139${String(numbers).padStart(8, '0')}`;
};

const solved = async (site: Site, from: string) => {
  const { data } = await askSite(site, 'GET', '/api/v1/auth/challenge', { from });
  const since = performance.now();
  const proof = await solve(data as Parameters<typeof solve>[0]);
  return { proof, took: performance.now() - since };
};

const ask = async (site: Site, from: string, proof: unknown): Promise<SiteReply> => {
  const json = {
    purpose: 'register',
    channel: 'sms',
    target: nextNumber(),
    ...(await solveCaptcha(site, from)),
    proof,
  };
  return askSite(site, 'POST', path, { from, json });
};

/** Without a proof of work, with a forged one, and with one for the second time. */
const tryWithoutWork = async (site: Site): Promise<Figures> => {
  const from = '127.57.0.1';
  const { proof } = await solved(site, from);
  const derivedKey = proof.solution.derivedKey.replace(/^../, (byte) => (byte === '00' ? '01' : '00'));
  const forged = { ...proof, solution: { ...proof.solution, derivedKey } };
  const easier = {
    ...proof,
    challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, cost: 1 } },
  };
  for (const [what, wrong] of Object.entries({ nothing: undefined, forged, easier }))
    assert.equal((await ask(site, from, wrong)).status, 400, `${what} is no proof`);
  assert.equal((await ask(site, from, proof)).status, 200);
  assert.equal((await ask(site, from, proof)).code, 'A0213', 'a proof counts once');
  return { 'without, forged, easier or used proof of work': 'refused' };
};

/** An attacker with a whole /64, as nginx reports it to the server. */
const askByIpv6 = async (site: Site): Promise<readonly SiteReply[]> => {
  const replies: SiteReply[] = [];
  for (let place = 0; place < perNetwork + 3; place += 1) {
    const { proof } = await solved(site, '127.57.0.2');
    const captcha = await solveCaptcha(site, '127.57.0.2');
    const body = { purpose: 'register', channel: 'sms', target: nextNumber(), ...captcha, proof };
    const answer = await fetch(site.replica.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:7:7:${place}::${place}` },
      body: JSON.stringify(body),
    });
    const { code = '' } = (await answer.json()) as { code?: string };
    replies.push({ status: answer.status, code } as SiteReply);
  }
  return replies;
};

export const codes: Proof<AttackEnvironment> = {
  number: 7,
  claim:
    'A flood of text messages costs a proof of work for each, is bounded for an IPv4 address and an IPv6 /64, and ends at the hourly budget with an alert',
  run: async ({ site, texts }) => {
    const before = texts.sent.length;
    const withoutWork = await tryWithoutWork(site);
    const ipv6 = tally(await askByIpv6(site));
    assert.deepEqual(ipv6, { '200': perNetwork, '429 A0211': 3 }, 'a /64 is one network');
    const replies: SiteReply[] = [];
    const times: number[] = [];
    for (let place = 0; place < 20; place += 1) {
      const from = `127.57.1.${place + 1}`;
      const { proof, took } = await solved(site, from);
      times.push(took);
      replies.push(await ask(site, from, proof));
    }
    const sent = texts.sent.length - before;
    const alerts = site.log.filter((line) => line.includes('hourly limit of codes reached')).length;
    assert.equal(sent, budget, 'the budget of the hour');
    assert.equal(alerts, 1, 'one alert');
    return {
      ...withoutWork,
      'answers to one IPv6 /64': JSON.stringify(ipv6),
      'answers to 20 networks': JSON.stringify(tally(replies)),
      'messages sent, of a budget of 40': sent,
      alerts,
      'ms of work for each, median': quantile(times, 0.5),
    };
  },
};
