import { Tag } from '@portal/shared/ui';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { useDeleteHolidays } from './holiday-calls.ts';
import { holidayMessages } from './holiday-messages.ts';

const HolidayDrawer = lazy(() => import('./holiday-drawer.tsx'));

/** The calendar of holidays that lists offer as dates. */
export const holidayList = defineList({
  call: 'GET /api/v1/site/holidays/page',
  messages: holidayMessages,
  rowName: ({ name, firstDay }, { text }) => `${text(name)} ${firstDay.slice(0, 4)}`,
  columns: (column) => [
    column.custom('name', 200, ({ name }, { text }) => text(name)),
    column.day('firstDay', 160, { year: true }),
    column.day('lastDay', 160, { year: true }),
    column.custom('state', 112, ({ expected }, { t }) =>
      expected ? <Tag tone="sand">{t('states.expected')}</Tag> : t('states.official'),
    ),
  ],
  open: { param: 'holiday', anyOf: ['site:holiday:edit'], drawer: HolidayDrawer },
  remove: { anyOf: ['site:holiday:delete'], mutation: useDeleteHolidays },
  add: { param: 'holiday', label: 'add', anyOf: ['site:holiday:add'], drawer: HolidayDrawer },
  actionsWidth: 128,
});
