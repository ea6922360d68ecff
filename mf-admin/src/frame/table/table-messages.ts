import { defineMessages } from '@portal/shared/i18n';

/** The words of tables: their columns, and how they are used by keyboard. */
export const tableMessages = defineMessages('adminTable', {
  'zh-cn': {
    columns: '列设置',
    lead: '选择显示哪些列、调整顺序和宽度，只对您自己生效。',
    reset: '恢复默认',
    up: '上移「{{name}}」',
    down: '下移「{{name}}」',
    narrower: '缩窄「{{name}}」',
    wider: '加宽「{{name}}」',
    drag: '拖动排序',
    stays: '固定显示',
    moved: '「{{name}}」已移到第 {{place}} 列',
    keys: '按上下方向键逐行移动，空格键选择，Shift 加方向键连续选择，Ctrl 加 A 全选本页，回车键打开，Delete 键删除。',
  },
  en: {
    columns: 'Columns',
    lead: 'Which columns there are, in which order and how wide: for you alone.',
    reset: 'Reset',
    up: 'Move “{{name}}” up',
    down: 'Move “{{name}}” down',
    narrower: 'Make “{{name}}” narrower',
    wider: 'Make “{{name}}” wider',
    drag: 'Drag to sort',
    stays: 'Always shown',
    moved: '“{{name}}” is column {{place}} now',
    keys: 'Arrow keys go from row to row, Space selects, Shift with arrows selects on, Ctrl with A selects this page, Enter opens, Delete deletes.',
  },
});
