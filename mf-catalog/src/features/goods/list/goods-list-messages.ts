import { defineMessages } from '@portal/shared/i18n';

export const goodsListMessages = defineMessages('goodsList', {
  'zh-cn': {
    title: '特产商城',
    lead: '渔港的早市、山里的茶、老师傅的手艺，从湛江寄到您家。',
    found_one: '找到 {{total}} 件特产',
    found_other: '找到 {{total}} 件特产',
    finding: '正在查找特产',
    show_one: '查看 {{total}} 件特产',
    show_other: '查看 {{total}} 件特产',
    results: '特产列表',
    lookFor: '海味、鲜果或手信',
    sold: '销量',
    filters: {
      category: { title: '分类' },
      destination: { title: '产地' },
      theme: { title: '口味与用途' },
      price: { title: '每件价格（元）' },
    },
    empty: {
      title: '没有符合条件的特产',
      filtered: '放宽一两个条件，也许就有中意的。',
      none: '特产正在上架，请稍后再来看看。',
    },
  },
  en: {
    title: 'Local goods',
    lead: 'From the morning market, the tea hills and old workshops of Zhanjiang to your door.',
    found_one: '{{total}} thing found',
    found_other: '{{total}} things found',
    finding: 'Looking through the shop',
    show_one: 'Show {{total}} thing',
    show_other: 'Show {{total}} things',
    results: 'Local goods',
    lookFor: 'Seafood, fruit, gift',
    sold: 'Best selling',
    filters: {
      category: { title: 'Departments' },
      destination: { title: 'Comes from' },
      theme: { title: 'Taste and use' },
      price: { title: 'Price (CNY)' },
    },
    empty: {
      title: 'Nothing fits',
      filtered: 'Loosen a filter or two and something may turn up.',
      none: 'Our shelves are being filled. Please look again soon.',
    },
  },
});
