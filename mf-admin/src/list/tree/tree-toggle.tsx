import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { listMessages } from '../list-messages.ts';
import styles from './tree-toggle.module.css';

interface TreeToggleProps {
  /** What the row is called. */
  readonly name: string;
  /** How far the row stands in, in px. */
  readonly indent: number;
  readonly expanded: boolean;
  readonly expandable: boolean;
  readonly onToggle: () => void;
}

/** What opens and closes a row of a tree table. */
export const TreeToggle = ({ name, indent, expanded, expandable, onToggle }: TreeToggleProps) => {
  const t = useMessages(listMessages);
  const style = { marginInlineStart: indent };
  if (!expandable) return <span className={styles.leaf} style={style} />;
  return (
    <button
      type="button"
      className={styles.toggle}
      style={style}
      aria-expanded={expanded}
      aria-label={t(expanded ? 'close' : 'open', { name })}
      onClick={onToggle}
    >
      <Icon name={expanded ? 'chevron-down' : 'chevron-right'} size={14} />
    </button>
  );
};
