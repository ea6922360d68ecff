import { useMessages } from '@portal/shared/i18n';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { Button, Dropdown } from 'antd';
import { frameMessages } from './frame-messages.ts';
import styles from './row-actions.module.css';

/** What can be done with one row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  /** Shown only to those who hold one of these permissions. */
  readonly anyOf: readonly string[];
  readonly onSelect: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface RowActionsProps {
  /** Whose actions they are: it completes the name of each for screen readers. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** Behind one button, where there is no room. */
  readonly folded?: boolean;
}

const nobody = { roles: [], perms: [] };

const useAllowed = (actions: readonly RowAction[]): readonly RowAction[] => {
  const user = useSession((session) => session.user);
  return actions.filter(({ anyOf }) => hasPerm(user ?? nobody, anyOf));
};

const FoldedActions = ({ name, actions }: RowActionsProps) => {
  const t = useMessages(frameMessages);
  const items = actions.map(({ onSelect, anyOf: _anyOf, ...item }) => ({ ...item, onClick: onSelect }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" aria-label={t('more', { name })} aria-haspopup="menu">
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
};

/** The actions of a row, those that this person may take. */
export const RowActions = ({ name, actions, folded = false }: RowActionsProps) => {
  const t = useMessages(frameMessages);
  const allowed = useAllowed(actions);
  if (allowed.length === 0) return null;
  if (folded) return <FoldedActions name={name} actions={allowed} />;
  return (
    <div className={styles.actions}>
      {allowed.map(({ key, label, danger, disabled, onSelect }) => (
        <Button
          key={key}
          type="link"
          size="small"
          danger={danger}
          disabled={disabled}
          aria-label={t('actionOn', { action: label, name })}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </div>
  );
};
