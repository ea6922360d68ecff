import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import type { MouseEvent } from 'react';
import { listMessages } from './list-messages.ts';
import styles from './tree-toggle.module.css';

interface TreeToggleProps<R> {
  readonly expanded: boolean;
  readonly expandable: boolean;
  readonly record: R;
  readonly onExpand: (record: R, event: MouseEvent<HTMLElement>) => void;
}

/** What opens and closes a row of a tree table. */
export const TreeToggle = <R extends { name: string }>(props: TreeToggleProps<R>) => {
  const { expanded, expandable, record, onExpand } = props;
  const t = useMessages(listMessages);
  if (!expandable) return <span className={styles.leaf} />;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={expanded}
      aria-label={t(expanded ? 'close' : 'open', { name: record.name })}
      onClick={(event) => onExpand(record, event)}
    >
      <Icon name={expanded ? 'chevron-down' : 'chevron-right'} size={14} />
    </button>
  );
};
