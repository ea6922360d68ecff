import { defineMessages } from '@portal/shared/i18n';

export const paletteMessages = defineMessages('palette', {
  'zh-cn': {
    open: '搜索页面与记录',
    search: '搜索',
    field: '搜索页面、用户、订单、产品',
    hint: '输入页面名称、用户名、订单号或产品名称',
    results: '搜索结果',
    kinds: { recent: '最近使用', screen: '页面', user: '用户', order: '订单', product: '产品' },
    none: '没有找到「{{keywords}}」',
    noneHint: '换个说法试试；订单请输入完整订单号或下单用户名。',
    failed: '记录暂时搜不到，页面仍可选择。',
    searching: '正在搜索',
    found_one: '{{count}} 条结果',
    found_other: '{{count}} 条结果',
    keys: '↑↓ 选择　Enter 打开　Esc 关闭',
  },
  en: {
    open: 'Search screens and records',
    search: 'Search',
    field: 'Search screens, users, orders, products',
    hint: 'A screen, a username, an order number or a product',
    results: 'Results',
    kinds: { recent: 'Recent', screen: 'Screens', user: 'Users', order: 'Orders', product: 'Products' },
    none: 'Nothing found for “{{keywords}}”',
    noneHint: 'Try other words. Orders are found by their whole number or the buyer’s username.',
    failed: 'Records cannot be searched right now; screens still can.',
    searching: 'Searching',
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    keys: '↑↓ choose · Enter open · Esc close',
  },
});
