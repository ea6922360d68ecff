import { contract } from '@portal/shared/contract';
import { screen } from '@testing-library/react';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import SlideDrawer from './slide-drawer.tsx';
import { slideForm } from './slide-form.ts';

const idle = () => undefined;

const stored = {
  title: { zh: '海岛', en: 'Islands' },
  subtitle: null,
  picture: '/pictures/1.webp',
  link: null,
  showFrom: '2026-11-30T16:00:00.000Z',
  showUntil: null,
  status: 1,
  version: '17',
} as const;

describeForm('slide', {
  definition: slideForm,
  body: contract['POST /api/v1/site/slides'].body,
  add: <SlideDrawer onClosed={idle} />,
  edit: <SlideDrawer slide={{ ...stored, id: 7 }} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/site/slides/:id/form',
    create: 'POST /api/v1/site/slides',
    change: 'PUT /api/v1/site/slides/:id',
  },
  answers: {
    'POST /api/v1/media/pictures': { token: 'a'.repeat(22), url: '/pictures/2.webp', width: 16, height: 10 },
  },
  stored,
  missing: ['请上传图片', '请填写标题的中文'],
  typed: { '标题 · 中文': ' 雪山 ' },
  fill: async (person) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await person.upload(input, new File(['x'], 'snow.png', { type: 'image/png' }));
    await screen.findByText('更换图片');
  },
  sent: {
    title: { zh: '雪山' },
    subtitle: null,
    picture: '/pictures/2.webp',
    link: null,
    showFrom: null,
    showUntil: null,
    status: 1,
  },
  refused: { field: 'title', label: '标题 · 中文' },
});
