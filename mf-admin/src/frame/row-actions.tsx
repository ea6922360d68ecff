import { useMessages } from '@portal/shared/i18n';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
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
  /** How many stand open, the first ones; the others are behind one button. All unless told. */
  readonly open?: number;
}

const nobody = { roles: [], perms: [] };

const useAllowed = (actions: readonly RowAction[]): readonly RowAction[] => {
  const user = useSession((session) => session.user);
  return actions.filter(({ anyOf }) => hasPerm(user ?? nobody, anyOf));
};

const More = ({ name, actions }: RowActionsProps) => {
  const t = useMessages(frameMessages);
  const button = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ onSelect, anyOf: _anyOf, ...item }) => ({
    ...item,
    // The entry goes with its list: what opens now must find the way back to the button.
    onClick: () => {
      button.current?.focus();
      onSelect();
    },
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button ref={button} type="text" size="small" aria-label={t('more', { name })} aria-haspopup="menu">
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
};

/** The actions of a row, those that this person may take. */
export const RowActions = ({ name, actions, open = actions.length }: RowActionsProps) => {
  const t = useMessages(frameMessages);
  const allowed = useAllowed(actions);
  const folded = allowed.slice(open);
  if (allowed.length === 0) return null;
  return (
    <div className={styles.actions}>
      {allowed.slice(0, open).map(({ key, label, danger, disabled, onSelect }) => (
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
      {folded.length > 0 && <More name={name} actions={folded} />}
    </div>
  );
};
