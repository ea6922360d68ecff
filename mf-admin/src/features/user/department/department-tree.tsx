import { useMessages } from '@portal/shared/i18n';
import { Icon, Skeleton } from '@portal/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDepartments } from '#src/api/use-departments.ts';
import { type VisibleRow, visibleRows } from '#src/list/tree/visible-rows.ts';
import { userMessages } from '../user-messages.ts';
import { branchesOf, type DepartmentNode, departmentNodes, everyone } from './department-nodes.ts';
import styles from './department-tree.module.css';
import { treeMove } from './tree-moves.ts';

interface DepartmentTreeProps {
  readonly chosen: number | undefined;
  readonly onChoose: (deptId: number | undefined) => void;
}

interface LineProps {
  readonly shown: VisibleRow<DepartmentNode>;
  readonly chosen: boolean;
  readonly open: boolean;
  /** The keyboard enters the tree here. */
  readonly first: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

const Line = ({ shown: { row, depth, isBranch }, chosen, open, first, onToggle, onChoose }: LineProps) => (
  <div
    role="treeitem"
    aria-level={depth + 1}
    aria-selected={chosen}
    aria-expanded={isBranch ? open : undefined}
    tabIndex={first ? 0 : -1}
    className={styles.line}
    style={{ paddingInlineStart: 16 * depth }}
    onClick={({ target }) => {
      if (isBranch && target instanceof Element && target.closest('[data-toggle]')) onToggle();
      else onChoose();
    }}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose();
    }}
  >
    <span aria-hidden="true" data-toggle className={styles.toggle}>
      {isBranch && <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />}
    </span>
    <span className={styles.name}>{row.name}</span>
  </div>
);

const Lines = ({ nodes, chosen, onChoose }: DepartmentTreeProps & { nodes: readonly DepartmentNode[] }) => {
  const t = useMessages(userMessages);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const tree = useRef<HTMLDivElement>(null);
  const expanded = branchesOf(nodes).filter((id) => !closed.includes(id));
  const rows = visibleRows(nodes, expanded);
  const isChosen = (id: number) => id === (chosen ?? everyone);
  const entry = Math.max(
    rows.findIndex(({ row }) => isChosen(row.id)),
    0,
  );
  const toggle = (id: number) =>
    setClosed(closed.includes(id) ? closed.filter((one) => one !== id) : [...closed, id]);
  const press = (event: KeyboardEvent) => {
    const lines = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const at = lines.findIndex((line) => line === document.activeElement);
    const move = treeMove(event.key, rows, at, expanded);
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) toggle(move.toggle);
    else lines[move.to]?.focus();
  };
  return (
    <div ref={tree} role="tree" aria-label={t('departments.label')} tabIndex={-1} onKeyDown={press}>
      {rows.map((shown, place) => (
        <Line
          key={shown.row.id}
          shown={shown}
          chosen={isChosen(shown.row.id)}
          open={expanded.includes(shown.row.id)}
          first={place === entry}
          onToggle={() => toggle(shown.row.id)}
          onChoose={() => onChoose(shown.row.id === everyone ? undefined : shown.row.id)}
        />
      ))}
    </div>
  );
};

/** The departments; choosing one narrows the list to it and those below it. */
export const DepartmentTree = (props: DepartmentTreeProps) => {
  const t = useMessages(userMessages);
  const { data, isError } = useDepartments();
  if (isError) return <p role="alert">{t('departments.failed')}</p>;
  if (!data) return <Skeleton height={160} />;
  return <Lines nodes={departmentNodes(data, t('departments.all'))} {...props} />;
};
