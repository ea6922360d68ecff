import type { Block } from '@portal/shared/contract';
import { Blocks } from '@portal/shared/ui';
import { type Examples, photo, show } from '../example.tsx';

const blocks: Block[] = [
  { kind: 'heading', text: { zh: '出发之前', en: 'Before you leave' } },
  {
    kind: 'text',
    text: {
      zh: '海岛日照强烈，请准备防晒霜、遮阳帽和轻便的长袖。船程约四十分钟，晕船的旅客请提前服药。',
      en: 'The sun is strong on the islands: bring sunscreen and a hat. The crossing takes forty minutes.',
    },
  },
  {
    kind: 'list',
    items: [
      { zh: '身份证原件', en: 'Your ID card' },
      { zh: '少量现金', en: 'Some cash' },
    ],
  },
  { kind: 'picture', picture: photo, caption: { zh: '清晨的海湾', en: 'The bay in the morning' } },
];

const uiArticle: Examples = {
  wide: true,
  components: () => ({
    Blocks: show(Blocks, { blocks })({
      default: {},
      'picture missing': { blocks: [{ kind: 'picture', picture: '', caption: null }] },
      empty: { blocks: [] },
    }),
  }),
};
export default uiArticle;
