import { useMessages } from '@portal/shared/i18n';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { createContext, useContext } from 'react';
import { Button } from '#src/ui/button.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { uiMessages } from '#src/ui/ui-messages.ts';
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
  /** How many actions are shown; the others are in a menu. Default: all. */
  readonly open?: number;
}

/** Whether all actions are behind the button, whatever the screen says: where rows are cards. */
export const FoldedActions = createContext(false);

const nobody = { roles: [], perms: [] };

/** Those that this person may take. */
export const useAllowed = <A extends Pick<RowAction, 'anyOf'>>(actions: readonly A[]): readonly A[] => {
  const user = useSession((session) => session.user);
  return actions.filter(({ anyOf }) => hasPerm(user ?? nobody, anyOf));
};

const More = ({ name, actions }: RowActionsProps) => {
  const t = useMessages(uiMessages);
  const label = t('more', { name });
  return (
    <MenuButton
      kind="text"
      size="small"
      aria-label={label}
      menu={label}
      entries={actions.map(({ anyOf: _anyOf, ...entry }) => entry)}
    >
      <span aria-hidden="true">⋯</span>
    </MenuButton>
  );
};

/** The actions of a row, those that this person may take. */
export const RowActions = ({ name, actions, open = actions.length }: RowActionsProps) => {
  const t = useMessages(uiMessages);
  const allowed = useAllowed(actions);
  const standing = useContext(FoldedActions) ? 0 : open;
  const folded = allowed.slice(standing);
  if (allowed.length === 0) return null;
  return (
    <div className={styles.actions}>
      {allowed.slice(0, standing).map(({ key, label, danger, disabled, onSelect }) => (
        <Button
          key={key}
          kind="link"
          size="small"
          danger={danger}
          disabled={disabled}
          data-action={key}
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
