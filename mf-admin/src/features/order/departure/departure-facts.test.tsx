import type { DepartureForm } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { DepartureFacts } from './departure-facts.tsx';

const reading = 'GET /api/v1/staff/orders/:orderNo/departure';
const changing = 'PUT /api/v1/staff/orders/:orderNo/departure';

const blank: DepartureForm = { leaderName: null, leaderMobile: null, meetingPoint: null, meetingTime: null };
const stored: DepartureForm = {
  leaderName: '林领队',
  leaderMobile: '13800138000',
  meetingPoint: { zh: '人民大道南 1 号', en: '1 Renmin Avenue South' },
  meetingTime: '08:30',
  version: '17',
};

// The first of several tests would otherwise wait for the theme, longer than a query does.
beforeAll(() => import('#src/layout/admin-theme.tsx'));

const show = (answers: Answers = {}, user: (typeof people)['root'] = people.root) =>
  renderView(<DepartureFacts orderNo="T261120AAA" />, {
    user,
    answers: { [reading]: blank, [changing]: null, ...answers },
  });

test('staff enter the meeting point and the tour leader of a departure', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '编辑集合与领队' }));
  await person.type(await screen.findByRole('textbox', { name: '集合时间' }), '08:30');
  await person.type(screen.getByRole('textbox', { name: '领队姓名' }), ' 林领队 ');
  await person.type(screen.getByRole('textbox', { name: '领队手机号' }), '13800138000');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received(changing)[0]?.body).toEqual({
      ...{ leaderName: '林领队', leaderMobile: '13800138000', meetingPoint: null, meetingTime: '08:30' },
    }),
  );
});

test('an invalid time is refused at its field', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '编辑集合与领队' }));
  await person.type(await screen.findByRole('textbox', { name: '集合时间' }), '25:00');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(
    await screen.findByText('请按 08:30 的格式填写', { selector: '.ant-form-item-explain-error' }),
  ).toBeInTheDocument();
  expect(server.received(changing)).toEqual([]);
});

test('without the permission the facts are shown without their form', async () => {
  show({ [reading]: stored }, { ...people.admin, perms: ['biz:order:query'] });
  expect(await screen.findByText('08:30 · 人民大道南 1 号')).toBeVisible();
  expect(screen.getByText('林领队 · 13800138000')).toBeVisible();
  expect(screen.queryByRole('button', { name: '编辑集合与领队' })).toBeNull();
});

test('a failed load shows the error', async () => {
  show({ [reading]: refuse('B0001', '系统繁忙', { status: 500 }) });
  expect(await screen.findByText('系统繁忙')).toBeVisible();
});
