import { contract } from '@portal/shared/contract';
import { screen } from '@testing-library/react';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import AreaDrawer from './area-drawer.tsx';
import { areaForm, labelForm, typeForm } from './area-form.ts';
import LabelDrawer from './label-drawer.tsx';
import TypeDrawer from './type-drawer.tsx';

const idle = () => undefined;
const title = { zh: '优惠线路', en: 'On sale' };
const area = { id: 7, code: 'sale', title, subtitle: null, link: null, status: 1, typeCount: 0 } as const;

describeForm('home area', {
  definition: areaForm,
  body: contract['POST /api/v1/site/areas'].body,
  add: <AreaDrawer onClosed={idle} />,
  edit: <AreaDrawer area={area} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/site/areas/:id/form',
    create: 'POST /api/v1/site/areas',
    change: 'PUT /api/v1/site/areas/:id',
  },
  answers: { 'GET /api/v1/site/areas': [] },
  stored: { code: 'sale', title, subtitle: { zh: '限时' }, link: '/route', status: 0, version: '17' },
  missing: ['请选择栏目内容', '请填写标题的中文'],
  typed: { '标题 · 中文': '本地', '“查看更多”链接': '/local' },
  fill: async (person) => {
    await person.click(screen.getByRole('combobox', { name: '栏目内容' }));
    await person.click(await screen.findByTitle('本地游'));
  },
  sent: { code: 'local', title: { zh: '本地' }, subtitle: null, link: '/local', status: 1 },
  refused: { field: 'title', label: '标题 · 中文' },
});

const name = { zh: '海岛' };

describeForm('recommendation type', {
  definition: typeForm,
  body: contract['POST /api/v1/site/area-types'].body,
  add: <TypeDrawer areaId={3} onClosed={idle} />,
  edit: <TypeDrawer areaId={3} type={{ id: 7, name, status: 1, labelCount: 0 }} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/site/area-types/:id/form',
    create: 'POST /api/v1/site/area-types',
    change: 'PUT /api/v1/site/area-types/:id',
  },
  stored: { areaId: 3, name, status: 1, version: '17' },
  missing: ['请填写名称的中文'],
  typed: { '名称 · 中文': '雪山', '名称 · 英文': ' Snow ' },
  sent: { areaId: 3, name: { zh: '雪山', en: 'Snow' }, status: 1 },
  refused: { field: 'name', label: '名称 · 中文' },
});

describeForm('label', {
  definition: labelForm,
  body: contract['POST /api/v1/site/area-labels'].body,
  add: <LabelDrawer typeId={4} onClosed={idle} />,
  edit: <LabelDrawer typeId={4} label={{ id: 7, name, status: 1, productCount: 0 }} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/site/area-labels/:id/form',
    create: 'POST /api/v1/site/area-labels',
    change: 'PUT /api/v1/site/area-labels/:id',
  },
  stored: { typeId: 4, name, status: 1, version: '17' },
  missing: ['请填写名称的中文'],
  typed: { '名称 · 中文': '雪山' },
  sent: { typeId: 4, name: { zh: '雪山' }, status: 1 },
  refused: { field: 'name', label: '名称 · 中文' },
});
