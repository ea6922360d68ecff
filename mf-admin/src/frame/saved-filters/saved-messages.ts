import { defineMessages } from '@portal/shared/i18n';

/** The words of filters that are kept under a name. */
export const savedMessages = defineMessages('adminSavedFilters', {
  'zh-cn': {
    title: '常用筛选',
    save: '保存当前筛选…',
    manage: '管理常用筛选…',
    name: '名称',
    nameHint: '例如：本月新增',
    saveNow: '保存当前筛选',
    nothingToSave: '先设置筛选条件，再保存为常用筛选。',
    none: '还没有常用筛选。',
    default: '打开页面时使用「{{name}}」',
    isDefault: '默认',
    rename: '重命名「{{name}}」',
    remove: '删除「{{name}}」',
    keep: '保存名称',
    done: '已保存「{{name}}」',
    faults: {
      empty: '请填写名称',
      taken: '已有同名的常用筛选',
      many: '每个页面最多保存 20 个',
    },
  },
  en: {
    title: 'Saved filters',
    save: 'Save these filters…',
    manage: 'Manage saved filters…',
    name: 'Name',
    nameHint: 'New this month, say',
    saveNow: 'Save these filters',
    nothingToSave: 'Narrow the list first, then save what it is narrowed by.',
    none: 'No filters are saved yet.',
    default: 'Begin with “{{name}}”',
    isDefault: 'Default',
    rename: 'Rename “{{name}}”',
    remove: 'Delete “{{name}}”',
    keep: 'Save name',
    done: '“{{name}}” was saved',
    faults: {
      empty: 'A name is required',
      taken: 'There is one of this name',
      many: 'At most 20 are kept for a screen',
    },
  },
});
