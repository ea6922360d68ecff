import { people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ProfileScreen } from './profile-screen.tsx';

const name = { zh: '海途', en: 'Haitu' };

const website = {
  ...{ siteName: name, copyright: name, icp: '', publicSecurity: '', sourceUrl: '', version: '17' },
  footerLinks: [{ title: { zh: '线路' }, link: '/route' }],
};

const put = 'PUT /api/v1/site/profile/website';

test('a link is added to the footer, and an invalid one is reported at its field', async () => {
  const { person, server } = renderView(<ProfileScreen />, {
    path: '/site/profile?tab=website',
    user: people.root,
    answers: { 'GET /api/v1/site/profile/website': website, [put]: null },
  });
  await person.click(await screen.findByRole('button', { name: /新增一条/ }));
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写链接地址')).toBeVisible();
  expect(screen.getByText('请填写链接文字的中文')).toBeVisible();
  const [, link] = screen.getAllByRole('textbox', { name: '链接地址' });
  const [, title] = screen.getAllByRole('textbox', { name: '链接文字 · 中文' });
  if (!link || !title) throw new Error('The new line has no fields');
  await person.type(title, ' 酒店 ');
  await person.type(link, 'javascript:1');
  expect(await screen.findByText(/请填写以 \/ 开头的站内路径/)).toBeVisible();
  expect(server.received(put)).toEqual([]);
  await person.clear(link);
  await person.type(link, '/hotel');
  await person.click(screen.getByRole('button', { name: '保存' }));
  const footerLinks = [...website.footerLinks, { title: { zh: '酒店' }, link: '/hotel' }];
  await waitFor(() => expect(server.received(put)[0]?.body).toEqual({ ...website, footerLinks }));
});

const agency = {
  ...{ name, slogan: name, address: name, hours: name, phone: '0759-0000 0186', email: 'a@haitu.cn' },
  openingHours: [{ days: [1, 2], from: '09:00', to: '18:00' }],
  ...{ wechat: '', wechatPicture: null, licence: 'L-GD-100', facts: [], version: '17' },
};
const putAgency = 'PUT /api/v1/site/profile/travel-info';

test('opening hours are edited; a wrong time and a refusal of the server are shown at their fields', async () => {
  const { person, server } = renderView(<ProfileScreen />, {
    path: '/site/profile',
    user: people.root,
    answers: {
      'GET /api/v1/site/profile/travel-info': agency,
      [putAgency]: refuse('A0400', '结束时间须晚于开始时间', { field: 'openingHours/0/to' }),
    },
  });
  const to = await screen.findByRole('textbox', { name: '结束时间' });
  await person.clear(to);
  await person.type(to, '9:00');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请按 24 小时制填写，例如 09:00')).toBeVisible();
  expect(server.received(putAgency)).toEqual([]);
  await person.clear(to);
  await person.type(to, '08:00');
  await person.type(screen.getByRole('textbox', { name: '微信号' }), 'haitu-travel');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('结束时间须晚于开始时间')).toBeVisible();
  expect(server.received(putAgency)[0]?.body).toEqual({
    ...agency,
    wechat: 'haitu-travel',
    openingHours: [{ days: [1, 2], from: '09:00', to: '08:00' }],
  });
});

test('typed input survives a reload or the end of a session, until it is saved', async () => {
  const show = () =>
    renderView(<ProfileScreen />, {
      path: '/site/profile?tab=website',
      user: people.root,
      answers: { 'GET /api/v1/site/profile/website': website, [put]: null },
    });
  const number = () => screen.findByRole('textbox', { name: 'ICP 备案号' });
  const first = show();
  await first.person.type(await number(), '粤ICP备1号');
  first.unmount();
  const { person, server } = show();
  expect(await number()).toHaveValue('粤ICP备1号');
  expect(screen.getByText('已恢复您上次填写、尚未保存的内容')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.received(put)[0]?.body).toEqual({ ...website, icp: '粤ICP备1号' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('the form of the website names who else has it open', async () => {
  const { server } = renderView(<ProfileScreen />, {
    path: '/site/profile?tab=website',
    user: people.root,
    answers: {
      'GET /api/v1/site/profile/website': website,
      'POST /api/v1/console/editors': { others: [{ name: '林若溪', since: '2026-11-28T01:30:00.000Z' }] },
    },
  });
  expect(await screen.findByText(/林若溪/)).toBeVisible();
  expect(server.received('POST /api/v1/console/editors')[0]?.body).toEqual({
    kind: 'website',
    recordId: 1,
    open: true,
  });
});
