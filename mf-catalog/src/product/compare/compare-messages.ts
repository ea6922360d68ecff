import { defineMessages } from '@portal/shared/i18n';

export const compareMessages = defineMessages('comparePicking', {
  'zh-cn': {
    compare: '对比',
    compareOf: '对比：{{title}}',
    full: '最多同时对比 {{count}} 条线路',
    tray: '线路对比',
    picked: '已选 {{count}} / {{most}}',
    more: '再选一条即可对比',
    start: '开始对比',
    clear: '清空',
    drop: '移出对比：{{title}}',
    gone: '已下架的线路',
    add: '加入对比',
    open: '查看对比（{{count}}）',
  },
  en: {
    compare: 'Compare',
    compareOf: 'Compare: {{title}}',
    full: 'At most {{count}} tours at once',
    tray: 'Compare tours',
    picked: '{{count}} of {{most}}',
    more: 'Pick one more to compare',
    start: 'Compare now',
    clear: 'Clear',
    drop: 'Take out: {{title}}',
    gone: 'A tour taken down',
    add: 'Compare',
    open: 'Comparison ({{count}})',
  },
});
