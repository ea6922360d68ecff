import { defineMessages } from '@portal/shared/i18n';

/** The words of the tour lists, and of the tours on the home page. */
export const tourMessages = defineMessages('tour', {
  'zh-cn': {
    lists: {
      domestic: { title: '国内游', lead: '从北部湾出发，去看群山、古城与更远的海。' },
      local: { title: '本地游', lead: '火山湖、老街、码头和一碗热汤，把湛江慢慢走一遍。' },
      'party-building': { title: '红色旅游', lead: '走进旧址与纪念馆，听一段关于渡海与灯塔的往事。' },
      learning: { title: '研学旅行', lead: '在红树林数候鸟，在火山口读地层，让课本长出泥土味。' },
      abroad: { title: '出境游', lead: '行程、签证与领队都已备好，您只需带上好奇心。' },
      vicinity: { title: '周边游', lead: '离家不远，一两天就能去到海边与田野。' },
      route: { title: '全部线路', lead: '每一条线路，都有人先替您走过。' },
    },
    areas: {
      all: '为您推荐',
      labels: '主题',
      anyLabel: '全部',
      types: '推荐分类',
      emptyTitle: '这里还没有线路',
      emptyBody: '换一个分类看看，或浏览全部线路。',
      browse: '浏览全部线路',
    },
  },
  en: {
    lists: {
      domestic: {
        title: 'Across China',
        lead: 'From the Gulf of Tonkin to mountains, old towns and farther seas.',
      },
      local: {
        title: 'In Zhanjiang',
        lead: 'A crater lake, old arcades, the harbour and a hot bowl of soup.',
      },
      'party-building': {
        title: 'Red heritage',
        lead: 'Old sites and museums, and the story of a crossing by night.',
      },
      learning: { title: 'Study tours', lead: 'Count waders in the mangroves, read the strata of a crater.' },
      abroad: { title: 'Abroad', lead: 'Route, visa and tour leader are ready. Bring your curiosity.' },
      vicinity: { title: 'Nearby', lead: 'A day or two by the sea or in the fields, close to home.' },
      route: { title: 'All tours', lead: 'Every one of them was walked by us before you.' },
    },
    areas: {
      all: 'For you',
      labels: 'Theme',
      anyLabel: 'All',
      types: 'Recommendations by kind',
      emptyTitle: 'Nothing here yet',
      emptyBody: 'Try another kind, or look through all tours.',
      browse: 'All tours',
    },
  },
});
