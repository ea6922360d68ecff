import { defineMessages } from '@portal/shared/i18n';

export const ticketListMessages = defineMessages('ticketList', {
  'zh-cn': {
    title: '景区门票',
    lead: '火山口、灯塔与红树林，先订好票，到了直接走进去。',
    found_one: '找到 {{total}} 个景区',
    found_other: '找到 {{total}} 个景区',
    finding: '正在查找景区',
    show_one: '查看 {{total}} 个景区',
    show_other: '查看 {{total}} 个景区',
    results: '景区列表',
    lookFor: '景区、地方或玩法',
    sold: '售出张数',
    filters: {
      day: { title: '游玩日期' },
      grade: { title: '景区等级', value: '{{grade}}A 级景区' },
      category: { title: '景区类型' },
      destination: { title: '所在地' },
      theme: { title: '主题' },
      price: { title: '每张价格（元）' },
    },
    empty: {
      title: '没有符合条件的景区',
      filtered: '换一天或放宽一两个条件，也许就有票。',
      none: '门票正在上架，请稍后再来看看。',
    },
  },
  en: {
    title: 'Tickets',
    lead: 'Craters, lighthouses, mangroves: have your ticket ready and walk straight in.',
    found_one: '{{total}} sight found',
    found_other: '{{total}} sights found',
    finding: 'Looking for sights',
    show_one: 'Show {{total}} sight',
    show_other: 'Show {{total}} sights',
    results: 'Sights',
    lookFor: 'Sight or place',
    sold: 'Most sold',
    filters: {
      day: { title: 'Day of your visit' },
      grade: { title: 'Grade', value: '{{grade}}A sight' },
      category: { title: 'Type of sight' },
      destination: { title: 'Where' },
      theme: { title: 'Theme' },
      price: { title: 'Price per ticket (CNY)' },
    },
    empty: {
      title: 'No sight fits',
      filtered: 'Try another day or loosen a filter, and tickets may turn up.',
      none: 'Our tickets are on their way. Please look again soon.',
    },
  },
});
