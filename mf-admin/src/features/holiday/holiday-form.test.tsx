import { contract } from '@portal/shared/contract';
import { screen } from '@testing-library/react';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import HolidayDrawer from './holiday-drawer.tsx';
import { holidayForm } from './holiday-form.ts';

const idle = () => undefined;
const name = { zh: '春节', en: 'Spring Festival' };
const days = { firstDay: '2027-02-05', lastDay: '2027-02-11' };

describeForm('holiday', {
  definition: holidayForm,
  body: contract['POST /api/v1/site/holidays'].body,
  add: <HolidayDrawer onClosed={idle} />,
  edit: <HolidayDrawer id={7} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/site/holidays/:id/form',
    create: 'POST /api/v1/site/holidays',
    change: 'PUT /api/v1/site/holidays/:id',
  },
  stored: { name, ...days, expected: true, version: '17' },
  missing: ['请填写名称的中文', '请选择第一天'],
  typed: { '名称 · 中文': ' 春节 ' },
  fill: async (person) => {
    for (const [label, day] of [
      ['第一天', days.firstDay],
      ['最后一天', days.lastDay],
    ] as const)
      await person.type(screen.getByLabelText(label), `${day}{Enter}`);
  },
  sent: { name: { zh: '春节' }, ...days, expected: false },
  refused: { field: 'name', label: '名称 · 中文' },
});
