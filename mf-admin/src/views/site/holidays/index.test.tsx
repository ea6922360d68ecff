import type { HolidayRow } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Holidays from './index.tsx';

const holiday: HolidayRow = {
  ...{ id: 7, name: { zh: '春节', en: 'Spring Festival' } },
  ...{ firstDay: '2027-02-05', lastDay: '2027-02-11', expected: true },
};

describeList({
  screen: <Holidays />,
  path: '/site/holidays',
  call: 'GET /api/v1/site/holidays/page',
  page: { list: [holiday], total: 1 },
  shown: '预计',
  empty: '没有符合条件的节假日',
});

test('a holiday can be edited and deleted', async () => {
  const answers = { 'GET /api/v1/site/holidays/page': { list: [holiday], total: 1 } };
  renderView(<Holidays />, { path: '/site/holidays', user: people.root, answers });
  expect(await screen.findByRole('button', { name: '编辑 春节 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: '删除 春节 2027' })).toBeVisible();
});
