import { defineMessages } from '@portal/shared/i18n';

export const deptMessages = defineMessages('adminDept', {
  'zh-cn': {
    title: '部门管理',
    lead: '部门决定数据范围：负责一个部门的人，能看到该部门及其下级的数据。',
    add: '新增部门',
    table: '部门',
    search: '部门名称',
    columns: { name: '部门', users: '人数', status: '状态', sort: '排序', updated: '更新时间' },
    users_one: '{{count}} 人',
    users_other: '{{count}} 人',
    actions: { add: '新增下级' },
    empty: {
      title: '没有符合条件的部门',
      narrowed: '放宽筛选条件再试试。',
      none: '新增部门后，会显示在这里。',
    },
    remove: {
      below: '下级部门会一起删除：{{names}}。',
      people_one: '其中还有 {{count}} 人，请先调整他们的部门，否则不能删除。',
      people_other: '其中还有 {{count}} 人，请先调整他们的部门，否则不能删除。',
    },
    disable: {
      title: '停用「{{name}}」？',
      body: '停用后，该部门及其下级不能再分配给用户；已在其中的人不受影响。',
      confirm: '停用',
    },
    form: {
      add: '新增部门',
      edit: '编辑部门',
      parent: '上级部门',
      top: '顶级',
      name: '部门名称',
      sort: '排序',
      sortHint: '数字小的在前',
    },
  },
  en: {
    title: 'Departments',
    lead: 'Departments bound what is seen: who is responsible for one sees the data of it and of those below it.',
    add: 'Add department',
    table: 'Departments',
    search: 'Department name',
    columns: { name: 'Department', users: 'People', status: 'Status', sort: 'Order', updated: 'Updated' },
    users_one: '{{count}} person',
    users_other: '{{count}} people',
    actions: { add: 'Add below' },
    empty: {
      title: 'No department fits',
      narrowed: 'Loosen the filters and try again.',
      none: 'Departments appear here once they are added.',
    },
    remove: {
      below: 'The departments below it go with it: {{names}}.',
      people_one: '{{count}} person is still in there: move them first, or it cannot be deleted.',
      people_other: '{{count}} people are still in there: move them first, or it cannot be deleted.',
    },
    disable: {
      title: 'Disable “{{name}}”?',
      body: 'Nobody can be put into it or those below it any more; people who are there stay.',
      confirm: 'Disable',
    },
    form: {
      add: 'Add department',
      edit: 'Edit department',
      parent: 'Below',
      top: 'Top level',
      name: 'Name',
      sort: 'Order',
      sortHint: 'Small numbers first',
    },
  },
});
