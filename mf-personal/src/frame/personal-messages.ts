import { defineMessages } from '@portal/shared/i18n';

export const personalMessages = defineMessages('personal', {
  'zh-cn': {
    navigation: '个人中心',
    groups: { start: '概览', orders: '我的订单', account: '我的账户' },
    sections: {
      home: '个人首页',
      'route-order': '线路订单',
      'hotel-order': '酒店订单',
      'ticket-order': '门票订单',
      'goods-order': '商品订单',
      'visa-order': '签证订单',
      travellers: '常用旅客',
      collections: '我的收藏',
      address: '收货地址',
      info: '个人信息',
      safety: '账户安全',
    },
  },
  en: {
    navigation: 'My account',
    groups: { start: 'Overview', orders: 'My orders', account: 'My account' },
    sections: {
      home: 'Overview',
      'route-order': 'Tour orders',
      'hotel-order': 'Hotel orders',
      'ticket-order': 'Ticket orders',
      'goods-order': 'Goods orders',
      'visa-order': 'Visa orders',
      travellers: 'Travellers',
      collections: 'My collection',
      address: 'Addresses',
      info: 'My details',
      safety: 'Safety',
    },
  },
});
