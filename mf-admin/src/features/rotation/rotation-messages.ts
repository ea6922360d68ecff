import { defineMessages } from '@portal/shared/i18n';

export const rotationMessages = defineMessages('adminRotation', {
  'zh-cn': {
    title: '滚动公告',
    lead: '首页搜索框下方轮流显示的一句话公告，点击可打开链接。',
    add: '新增公告',
    table: '公告列表',
    empty: { title: '还没有公告', body: '新增后，会在首页轮流显示。' },
    noLink: '无链接',
    form: { add: '新增公告', edit: '编辑公告', title: '公告内容', link: '链接' },
  },
  en: {
    title: 'Notices',
    lead: 'Single sentences that take turns below the search box of the home page; a click opens their link.',
    add: 'Add notice',
    table: 'Notices',
    empty: { title: 'No notices yet', body: 'Notices take turns on the home page once they are added.' },
    noLink: 'No link',
    form: { add: 'Add notice', edit: 'Edit notice', title: 'Notice', link: 'Link' },
  },
});
