import { defineMessages } from '@portal/shared/i18n';

export const latestMessages = defineMessages('mfExample', {
  'zh-cn': {
    title: 'Example',
    lead: '这个应用自己构建、测试、发布和回滚。下面是最近的新闻。',
    none: '还没有新闻',
    noneBody: '发布第一条新闻后，会显示在这里。',
  },
  en: {
    title: 'Example',
    lead: 'This app is built, tested, released and taken back on its own. Below are the latest news.',
    none: 'There are no news yet',
    noneBody: 'The first one that is published shows here.',
  },
});
