import { contract } from '@portal/shared/contract';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import RotationDrawer from './rotation-drawer.tsx';
import { rotationForm } from './rotation-form.ts';

const idle = () => undefined;
const title = { zh: '春节放假', en: 'Spring Festival' };

describeForm('notice', {
  definition: rotationForm,
  body: contract['POST /api/v1/site/rotations'].body,
  add: <RotationDrawer onClosed={idle} />,
  edit: <RotationDrawer rotation={{ id: 7, title, link: null, status: 1 }} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/site/rotations/:id/form',
    create: 'POST /api/v1/site/rotations',
    change: 'PUT /api/v1/site/rotations/:id',
  },
  stored: { title, link: '/route', status: 0, version: '17' },
  missing: ['请填写公告内容的中文'],
  typed: { '公告内容 · 中文': ' 元旦放假 ', 链接: ' /route ' },
  sent: { title: { zh: '元旦放假' }, link: '/route', status: 1 },
  refused: { field: 'title', label: '公告内容 · 中文' },
});
