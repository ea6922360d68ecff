import { defineMessages } from '@portal/shared/i18n';

export const fileMessages = defineMessages('adminFile', {
  'zh-cn': {
    title: '文件管理',
    lead: '用户上传的图片、签证材料、发票和导入表格。签证材料和发票只显示名称与大小，内容不在这里打开；正在使用的文件不能删除。',
    table: '文件列表',
    search: '文件名或所有者用户名',
    columns: { file: '文件', kind: '类型', size: '大小', owner: '所有者', used: '状态', at: '上传时间' },
    kind: '类型',
    kinds: { picture: '图片', visa: '签证材料', invoice: '发票', sheet: '导入表格' },
    use: '使用情况',
    used: '使用中',
    unused: '未使用',
    picture: '图片 {{number}}',
    ask: { title: '删除「{{name}}」？', body: '没有任何地方使用它。删除后不可恢复。' },
    done: '已删除「{{name}}」',
    empty: {
      title: '没有符合条件的文件',
      narrowed: '放宽筛选条件再试试。',
      none: '有人上传文件后，会显示在这里。',
    },
  },
  en: {
    title: 'Files',
    lead: 'Pictures, visa documents, invoices and import sheets that people uploaded. Of visa documents and invoices only name and size are shown. What is used cannot be deleted.',
    table: 'Files',
    search: 'File name or username of the owner',
    columns: { file: 'File', kind: 'Kind', size: 'Size', owner: 'Owner', used: 'State', at: 'Uploaded' },
    kind: 'Kind',
    kinds: { picture: 'Picture', visa: 'Visa document', invoice: 'Invoice', sheet: 'Import sheet' },
    use: 'Use',
    used: 'Used',
    unused: 'Unused',
    picture: 'Picture {{number}}',
    ask: { title: 'Delete “{{name}}”?', body: 'Nothing uses it. This cannot be undone.' },
    done: '“{{name}}” was deleted',
    empty: {
      title: 'No file fits',
      narrowed: 'Loosen the filters and try again.',
      none: 'Files appear here once somebody uploads them.',
    },
  },
});
