import { roleList } from '../../../mf-admin/src/features/role/role-list.tsx';
import { AddButton } from '../../../mf-admin/src/list/add-button.tsx';
import { EmptyList } from '../../../mf-admin/src/list/empty-list.tsx';
import { ChoiceFilter } from '../../../mf-admin/src/list/filters/choice-filter.tsx';
import { DayRange } from '../../../mf-admin/src/list/filters/day-range.tsx';
import { FilterBar } from '../../../mf-admin/src/list/filters/filter-bar.tsx';
import { MoneyRange } from '../../../mf-admin/src/list/filters/money-range.tsx';
import KeysDialog from '../../../mf-admin/src/list/keys/keys-dialog.tsx';
import { ListCard } from '../../../mf-admin/src/list/list-card.tsx';
import { ListPager } from '../../../mf-admin/src/list/list-pager.tsx';
import { ListScreen } from '../../../mf-admin/src/list/list-screen.tsx';
import { type RowAction, RowActions } from '../../../mf-admin/src/list/row-actions.tsx';
import { StatusSwitch, StatusTag } from '../../../mf-admin/src/list/status-switch.tsx';
import { Table } from '../../../mf-admin/src/list/table/table.tsx';
import { TreeTable } from '../../../mf-admin/src/list/tree/tree-table.tsx';
import { type Examples, longText, nothing, Opens, show } from '../example.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Row[];
}

const screenAt = (path: string) => ({ path, shown: <ListScreen list={roleList} /> });
const anyOf = ['biz:order:edit'];

const adminList: Examples = {
  wide: true,
  components: (say) => {
    const long = longText(say);
    const label = say('部门', 'Departments');
    const rows: Row[] = [
      { id: 1, name: say('海途旅行', 'Haitu'), children: [{ id: 2, name: long }] },
      { id: 3, name: say('门店', 'Shops') },
    ];
    const table = { label, rows, columns: [{ key: 'name', title: label, dataIndex: 'name' }] };
    const filters = { pageNum: 1, pageSize: 10 };
    const state = { filters, change: nothing, clear: nothing };
    const narrowed = { ...state, filters: { ...filters, keywords: label } };
    const empty = { title: label, narrowed: long, none: long };
    const action = (name: string, changes: Partial<RowAction>): RowAction => ({
      ...{ key: name, label: name, anyOf, onSelect: nothing },
      ...changes,
    });
    const actions = [
      action(say('编辑', 'Edit'), {}),
      action(say('停用', 'Disable'), { disabled: true }),
      action(say('删除', 'Delete'), { danger: true }),
    ];
    const days = { startTime: '2026-11-01', endTime: '2026-11-30' };
    return {
      'ListScreen, List, ListActions, ListTable': {
        loaded: screenAt('/'),
        empty: screenAt('/?keywords=none'),
        loading: screenAt('/?keywords=loading'),
        error: screenAt('/?keywords=error'),
        'no permission': screenAt('/?keywords=forbidden'),
      },
      KeysDialog: show(Opens, { label: say('快捷键', 'Shortcuts') })({
        default: { children: (onClose) => <KeysDialog onClose={onClose} /> },
      }),
      TreeTable: show(TreeTable<Row>, { ...table, branches: [1], onExpand: nothing, expanded: [] })({
        collapsed: {},
        'expanded, long text': { expanded: [1] },
      }),
      Table: show(Table<Row>, { ...table, keyOf: ({ id }) => id })({
        default: {},
        compact: { compact: true },
      }),
      'FilterBar, KeywordFilter': show(FilterBar, { state, label, hint: label })({
        default: {},
        narrowed: { state: narrowed, children: <DayRange label={label} onChange={nothing} {...days} /> },
      }),
      ChoiceFilter: show(ChoiceFilter, { label, choices: [], value: undefined, onChange: nothing })({
        any: {},
      }),
      DayRange: show(DayRange, { label, onChange: nothing })({ blank: {}, filled: days }),
      MoneyRange: show(MoneyRange, { label, min: 10_000, max: undefined, onMin: nothing, onMax: nothing })({
        default: {},
      }),
      EmptyList: show(EmptyList, { state, ...empty })({ none: {}, narrowed: { state: narrowed } }),
      ListPager: show(ListPager, { ...filters, total: 87, onChange: nothing })({ default: {} }),
      ListCard: show(ListCard, { busy: false, children: long })({ default: {}, busy: { busy: true } }),
      RowActions: show(RowActions, { name: label, actions })({ default: {}, folded: { open: 1 } }),
      StatusSwitch: show(StatusSwitch, { name: label, anyOf, status: 1, onChange: nothing })({
        on: {},
        off: { status: 0 },
        busy: { busy: true },
        fixed: { fixed: true },
      }),
      StatusTag: show(StatusTag, { status: 1 })({ on: {}, off: { status: 0 } }),
      AddButton: show(AddButton, { perm: 'biz:order', label, onAdd: nothing })({ default: {} }),
    };
  },
};
export default adminList;
