import type { MenuOption } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { listMessages } from '#src/list/list-messages.ts';
import { roleMessages } from '../role-messages.ts';
import styles from './grant-tree.module.css';
import { branchKeys, grantMarks, matchingOptions, type ShownOption, toggleGrant } from './grant-tree.ts';

interface GrantPickerProps {
  readonly options: readonly MenuOption[];
  readonly granted: ReadonlySet<number>;
  readonly onChange: (granted: ReadonlySet<number>) => void;
}

const foldersOf = (options: readonly MenuOption[]): number[] =>
  options.filter(({ type, children }) => type === 'CATALOG' && children).map(({ value }) => Number(value));

const hasForeign = ({ disabled, children = [] }: MenuOption): boolean =>
  disabled === true || children.some(hasForeign);

const useNodes = () => {
  const t = useMessages(roleMessages);
  const nodeOf = ({ value, label, type, disabled, partial, children }: ShownOption): object => ({
    key: Number(value),
    title: (
      <span className={styles.line}>
        {label}
        <span className={styles.type}>{t(`grants.types.${type}`)}</span>
      </span>
    ),
    disableCheckbox: disabled || partial,
    children: children?.map(nodeOf),
  });
  return nodeOf;
};

/** Menus and permissions to give, as a tree that is searched, opened and closed. */
export const GrantPicker = ({ options, granted, onChange }: GrantPickerProps) => {
  const t = useMessages(roleMessages);
  const common = useMessages(listMessages);
  const nodeOf = useNodes();
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<readonly number[]>(() => foldersOf(options));
  const shown = useMemo(() => matchingOptions(options, words), [options, words]);
  const { checked, half } = useMemo(() => grantMarks(options, granted), [options, granted]);
  const expanded = words.trim() === '' ? opened : branchKeys(shown);
  return (
    <>
      <div className={styles.tools}>
        <Input.Search
          className={styles.search}
          aria-label={t('grants.search')}
          placeholder={t('grants.search')}
          allowClear
          onChange={({ target }) => setWords(target.value)}
        />
        <Button onClick={() => setOpened(branchKeys(options))}>{common('expandAll')}</Button>
        <Button onClick={() => setOpened([])}>{common('collapseAll')}</Button>
      </div>
      <p className={styles.note}>
        <strong role="status">{t('grants.chosen', { count: granted.size })}</strong> {t('grants.hint')}
        {options.some(hasForeign) && ` ${t('grants.notYours')}`}
      </p>
      {shown.length === 0 ? (
        <p role="status">{t('grants.nothing')}</p>
      ) : (
        <Tree
          aria-label={t('grants.label')}
          blockNode
          checkable
          checkStrictly
          selectable={false}
          treeData={shown.map(nodeOf) as never}
          expandedKeys={[...expanded]}
          onExpand={(keys) => setOpened(keys.map(Number))}
          checkedKeys={{ checked: [...checked], halfChecked: [...half] }}
          onCheck={(_, { node }) => onChange(toggleGrant(options, granted, Number(node.key)))}
        />
      )}
    </>
  );
};
