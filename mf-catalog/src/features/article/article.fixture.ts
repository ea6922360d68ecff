import type { AgencyPage, News, NewsRow } from '@portal/shared/contract';

export const newsRow = (changes: Partial<NewsRow> = {}): NewsRow => ({
  id: 1,
  category: { zh: '目的地', en: 'Places' },
  title: { zh: '候鸟回到高桥', en: 'The waders are back' },
  summary: { zh: '退潮后的滩涂上。', en: 'On the flats at low tide.' },
  picture: '/artwork/mangrove/news-1.svg',
  day: '2026-11-02',
  ...changes,
});

export const news = (changes: Partial<News> = {}): News => ({
  ...newsRow(),
  source: { zh: '海途编辑部', en: 'Haitu editors' },
  body: [
    { kind: 'heading', text: { zh: '什么时候去', en: 'When to go' } },
    { kind: 'text', text: { zh: '<b>清晨</b>最好。', en: 'Early <b>morning</b> is best.' } },
    { kind: 'list', items: [{ zh: '望远镜' }, { zh: '防水鞋' }] },
    { kind: 'picture', picture: '/artwork/mangrove/news-1-b.svg', caption: { zh: '木栈道' } },
  ],
  older: { id: 8, title: { zh: '更早的消息' } },
  newer: null,
  ...changes,
});

export const newsPage = (list: NewsRow[] = [newsRow()]) => ({
  list,
  total: list.length,
  categories: [{ value: '目的地', label: { zh: '目的地', en: 'Places' }, count: 7 }],
});

export const agencyPage = (changes: Partial<AgencyPage> = {}): AgencyPage => ({
  id: 1,
  code: 'introduction',
  title: { zh: '公司介绍', en: 'Who we are' },
  day: '2026-10-01',
  body: [{ kind: 'text', text: { zh: '一家海边的旅行社。', en: 'A travel agency by the sea.' } }],
  ...changes,
});

export const companyLinks = [
  { id: 1, code: 'introduction', title: { zh: '公司介绍', en: 'Who we are' } },
  { id: 2, code: 'team', title: { zh: '团队', en: 'Team' } },
];
