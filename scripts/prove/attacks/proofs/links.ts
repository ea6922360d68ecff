import assert from 'node:assert/strict';
import type { PreviewLink } from '@portal/shared/contract';
import { overrideParameter } from '../../../../server/src/delivery/releases/override/override.ts';
import { createPreviewLinks } from '../../../../server/src/delivery/releases/preview/preview-links.ts';
import { loadKeyRing } from '../../../../server/src/platform/crypto/index.ts';
import { post } from '../../../release/client.ts';
import type { Figures, Proof } from '../../proof.ts';
import { askSite } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import { showPage } from '../show-page.ts';
import type { Site } from '../site.ts';
import { addUser, cookiesOf } from '../users.ts';

const evil = 'evil.example';

const tryOverrides = async (site: Site, version: string): Promise<Figures> => {
  const path = `/index?override=mf_catalog@${version}`;
  const asked = await askSite(site, 'GET', path);
  assert.ok(!/override/.test(cookiesOf(asked)), 'a link alone starts nothing');
  const foreign = ['', `https://${evil}`, 'null', `${site.origin}.${evil}`];
  for (const origin of foreign) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) };
    const { status, headers: got } = await askSite(site, 'POST', path, {
      headers,
      body: { bytes: Buffer.alloc(0) },
    });
    assert.deepEqual([status, got['set-cookie']], [403, undefined], `from ${origin || 'nowhere'}`);
  }
  const ports = await askSite(site, 'GET', '/index?override=mf_catalog@http://127.0.0.1:1');
  assert.ok([400, 403].includes(ports.status), 'no origin of this machine');
  return { 'overrides by link': 'a page that asks', 'from other sites': `${foreign.length} × 403` };
};

/** A link that the portal signed, and that has ended. */
const expiredLink = ({ settings }: Site, version: string): string => {
  const links = createPreviewLinks(loadKeyRing({ dataKey: settings.DATA_KEY, dataDir: '' }));
  const until = Math.floor(Date.now() / 1000) - 60;
  return `/index?override=${overrideParameter(links.sign({ app: 'mf_catalog', version }, until))}`;
};

/** As a visitor without an account, for whom production has no previews by default. */
const tryPreviewLinks = async (site: Site, version: string): Promise<Figures> => {
  const order = { app: 'mf_catalog', version, hours: 1 };
  const { url } = await post<PreviewLink>(site.client, '/api/v1/releases/preview', order);
  const valid = url.slice(site.origin.length);
  const refused: readonly (readonly [string, number, RegExp])[] = [
    [valid, 403, /for accounts that may preview/],
    [valid.replace('mf_catalog', 'mf_admin'), 403, /not valid/],
    [valid.replace(/~(\d+)/, (_, until) => `~${Number(until) + 1}`), 403, /not valid/],
    [valid.slice(0, -1), 403, /not valid/],
    [expiredLink(site, version), 410, /expired on/],
  ];
  const headers = { origin: site.origin, 'accept-language': 'en' };
  for (const [path, expected, words] of refused)
    for (const method of ['GET', 'POST']) {
      const type = 'application/x-www-form-urlencoded';
      const body = method === 'POST' ? { body: { bytes: Buffer.alloc(0), type } } : {};
      const reply = await askSite(site, method, path, { headers, ...body });
      assert.equal(reply.status, expected, `${method} ${path}`);
      assert.match(reply.text, words);
      assert.ok(!/override/.test(cookiesOf(reply)));
    }
  return { 'preview links forged, expired, without an account': `${refused.length} refused` };
};

/** The browser of an administrator: the form of another site starts nothing, that of the portal does. */
const submitForms = async (site: Site, version: string): Promise<Figures> => {
  const path = `/index?override=mf_catalog@${version}`;
  const foreign = `<form method="post" action="${site.origin}${path}"><button>go</button></form>`;
  await showPage(site, await addUser(site, 'ADMIN'), '/system/user', async (page) => {
    const isStarted = async (): Promise<boolean> =>
      (await page.context().cookies()).some(({ name }) => name === '__Host-override');
    // The first poll of the tab ties the browser to its session.
    await page.waitForResponse((response) => response.url().includes('/api/v1/releases/live'));
    await page.goto(path);
    assert.equal(await isStarted(), false, 'a link alone starts nothing');
    await page.goto(`data:text/html,${encodeURIComponent(foreign)}`);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button').click();
    assert.equal((await answered).status(), 403, 'the form of another site');
    assert.equal(await isStarted(), false);
    await page.goto(path);
    await page.getByRole('button', { name: '开始预览' }).click();
    await page.waitForURL(`${site.origin}/index`);
    assert.equal(await isStarted(), true, 'the form of the portal');
  });
  return { 'in the browser of an administrator': 'by the form of the portal only' };
};

/** Whatever a request says about its host stays out of the answer, and of the answers of others. */
const poison = async (site: Site): Promise<Figures> => {
  const headers = {
    host: evil,
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'http',
    'x-original-host': evil,
    forwarded: `host=${evil};proto=http`,
  };
  const paths = ['/index', '/login', '/route', '/sitemap.xml', '/robots.txt'];
  for (const path of paths)
    for (const sent of [headers, {}]) {
      const reply = await askSite(site, 'GET', path, { headers: sent });
      const all = JSON.stringify(reply.headers) + reply.text;
      assert.ok(!all.includes(evil), `${path} has ${evil}`);
      assert.ok(reply.status < 500, `${path}: ${reply.status}`);
    }
  return { 'documents asked with a foreign Host': `${paths.length}, none has it` };
};

const redirects = [
  `//${evil}`,
  `/.//${evil}`,
  `/\\${evil}`,
  `//${evil}/index?override=off`,
  `/.//${evil}/?override=off`,
  `/%2f%2f${evil}?override=off`,
  `/index?override=off&url=https://${evil}`,
  `/login?redirect=https://${evil}`,
];

const redirect = async (site: Site): Promise<Figures> => {
  for (const path of redirects) {
    const reply = await askSite(site, 'GET', path, { headers: { referer: `https://${evil}/x` } });
    const target = new URL(String(reply.headers.location ?? '/'), site.origin);
    assert.equal(target.origin, site.origin, `${path} leads to ${target}`);
  }
  return { 'redirects to other sites': `0 of ${redirects.length}` };
};

export const links: Proof<AttackEnvironment> = {
  number: 16,
  claim:
    'An override by link needs a POST from a page of the portal, and a preview link the portal’s signature before its end; other sites start none, and neither redirects nor cached documents take a foreign host',
  run: async ({ site, builds }) => {
    const version = builds.find(({ record }) => record.app === 'mf_catalog')?.record.version;
    assert.ok(version);
    return {
      ...(await tryOverrides(site, version)),
      ...(await tryPreviewLinks(site, version)),
      ...(await submitForms(site, version)),
      ...(await poison(site)),
      ...(await redirect(site)),
    };
  },
};
