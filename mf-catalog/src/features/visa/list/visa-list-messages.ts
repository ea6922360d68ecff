import { defineMessages } from '@portal/shared/i18n';

export const visaListMessages = defineMessages('visaList', {
  'zh-cn': {
    title: '签证服务',
    lead: '选好要去的国家，材料清单、办理时长与费用一次看清。',
    found_one: '找到 {{total}} 种签证',
    found_other: '找到 {{total}} 种签证',
    finding: '正在查找签证',
    show_one: '查看 {{total}} 种签证',
    show_other: '查看 {{total}} 种签证',
    results: '签证列表',
    lookFor: '国家或签证类型',
    sold: '办理人数',
    filters: {
      destination: { title: '国家与地区' },
      category: { title: '出行目的' },
      workingDays: {
        title: '办理时长',
        atMost_one: '{{count}} 个工作日内',
        atMost_other: '{{count}} 个工作日内',
      },
      theme: { title: '签证特点' },
      price: { title: '每人价格（元）' },
    },
    empty: {
      title: '没有符合条件的签证',
      filtered: '换个国家或放宽一两个条件再看看。',
      none: '签证服务正在准备，请稍后再来看看。',
    },
  },
  en: {
    title: 'Visas',
    lead: 'Choose the country: papers, working days and cost at a glance.',
    found_one: '{{total}} visa found',
    found_other: '{{total}} visas found',
    finding: 'Looking for visas',
    show_one: 'Show {{total}} visa',
    show_other: 'Show {{total}} visas',
    results: 'Visas',
    lookFor: 'Country or type',
    sold: 'Most applied for',
    filters: {
      destination: { title: 'Countries and regions' },
      category: { title: 'Purpose' },
      workingDays: {
        title: 'Time it takes',
        atMost_one: 'within {{count}} working day',
        atMost_other: 'within {{count}} working days',
      },
      theme: { title: 'Good to know' },
      price: { title: 'Price per person (CNY)' },
    },
    empty: {
      title: 'No visa fits',
      filtered: 'Try another country or loosen a filter.',
      none: 'Our visas are on their way. Please look again soon.',
    },
  },
});
