import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditOf } from '#test/support/system-fixture.ts';
import { openEditing } from './testing/editing.ts';

const evil = "<b onload=x>';--";

const info = {
  ...{ name: { zh: '海途' }, slogan: { zh: evil, en: 'To the sea' }, phone: '0759-0000 0186' },
  ...{ email: 'a@example.cn', address: { zh: '湛江' }, hours: { zh: '9–18' }, licence: 'L-GD-00000' },
  openingHours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
  ...{ wechat: 'haitu-travel', wechatPicture: null },
  facts: [{ title: { zh: '真' }, body: { zh: '实' } }],
};
const website = {
  ...{ siteName: { zh: '海途旅行' }, copyright: { zh: '©' }, icp: '粤ICP备0号', publicSecurity: '' },
  ...{ sourceUrl: '', footerLinks: [{ title: { zh: '条款' }, link: '/common-detail?id=1' }] },
};

const cases = [
  ['site/profile/travel-info', info, 'GET', '/api/travelInfo/getByOrgCode?orgCode=A86'],
  ['site/profile/website', website, 'POST', '/api/websiteManager/A86'],
] as const;

test('a saved profile is public, and a stale form is refused', async (t) => {
  const { ask, deps } = await openEditing(t);
  for (const [path, form, method, shown] of cases) {
    assert.equal((await ask('PUT', path, form)).status, 200);
    assert.deepEqual((await ask(method, shown)).data, { ...form, orgCode: 'A86' });
    const stored: { version: string } = (await ask('GET', path)).data;
    assert.deepEqual(stored, { ...form, version: stored.version });
    assert.equal((await ask('PUT', path, stored)).status, 200);
    const late = await ask('PUT', path, stored);
    assert.deepEqual([late.status, late.code], [409, 'A0514']);
  }
  assert.equal((await auditOf(deps, 'site-profile')).length, 4);
});

test('an invalid field is named, and saving requires the permission', async (t) => {
  const { ask, login } = await openEditing(t);
  const links = (link: string) => ({ footerLinks: [{ title: { zh: '条款' }, link }] });
  const open = (...lines: object[]) => ({
    openingHours: lines.map((line) => ({ ...info.openingHours[0], ...line })),
  });
  for (const [path, form, field] of [
    [cases[0][0], { ...info, phone: 'call us' }, 'phone'],
    [cases[0][0], { ...info, email: 'no address' }, 'email'],
    [cases[0][0], { ...info, licence: ' ' }, 'licence'],
    [cases[0][0], { ...info, name: { zh: ' ' } }, 'name'],
    [cases[0][0], { ...info, facts: [{ title: { zh: '真' }, body: { zh: ' ' } }] }, 'facts/0/body'],
    [cases[0][0], { ...info, ...open({ to: '08:00' }) }, 'openingHours/0/to'],
    [cases[0][0], { ...info, ...open({ from: '25:00' }) }, 'openingHours/0/from'],
    [cases[0][0], { ...info, ...open({ days: [] }) }, 'openingHours/0/days'],
    [cases[0][0], { ...info, ...open({ days: [8] }) }, 'openingHours/0/days/0'],
    [cases[0][0], { ...info, ...open({}, { days: [5] }) }, 'openingHours/1/days'],
    [cases[0][0], { ...info, ...open(...Array(8).fill({})) }, 'openingHours'],
    [cases[0][0], { ...info, wechat: 'x'.repeat(41) }, 'wechat'],
    [cases[0][0], { ...info, wechatPicture: 'https://example.com/qr.png' }, 'wechatPicture'],
    [cases[0][0], { ...info, wechatPicture: `/api/v1/pictures/${'x'.repeat(22)}` }, 'wechatPicture'],
    [cases[1][0], { ...website, sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
    [cases[1][0], { ...website, ...links('javascript:alert(1)') }, 'footerLinks/0/link'],
    [cases[1][0], { ...website, ...links(' ') }, 'footerLinks/0/link'],
    [cases[1][0], { ...website, footerLinks: Array(13).fill(website.footerLinks[0]) }, 'footerLinks'],
  ] as const) {
    const answer = await ask('PUT', path, form);
    assert.deepEqual([answer.status, answer.field], [400, field]);
  }
  const headers = await login('READER', { perms: ['site:slide:edit'] });
  for (const [path, form] of cases)
    for (const method of ['GET', 'PUT'] as const)
      assert.equal((await ask(method, path, method === 'PUT' ? form : undefined, headers)).status, 403);
});
