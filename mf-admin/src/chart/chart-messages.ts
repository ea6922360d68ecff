import { defineMessages } from '@portal/shared/i18n';

export const chartMessages = defineMessages('adminChart', {
  'zh-cn': { asTable: '以表格查看', failed: '图表没有加载成功，数据见下表。' },
  en: { asTable: 'As a table', failed: 'The chart could not be loaded; the figures are in the table below.' },
});
