import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { listMessages } from '../list-messages.ts';
import type { AllChoice, RowSelection } from '../table/use-row-keys.ts';
import styles from './selection-bar.module.css';
import type { ChosenAction } from './use-row-selection.ts';

/** Chooses all rows of a page, or none. Stands over the list: a table draws its header a second time, unseen. */
const SelectPage = ({ ids, selectable, onSelect }: RowSelection) => {
  const t = useMessages(listMessages);
  const chosen = ids.length;
  return (
    <CheckBox
      checked={chosen > 0 && chosen === selectable.length}
      some={chosen > 0 && chosen < selectable.length}
      disabled={selectable.length === 0}
      onChange={(checked) => onSelect(checked ? selectable : [])}
    >
      {t('selectAll')}
    </CheckBox>
  );
};

/** Offers to choose all rows that pass the filters, or the end of that choice. */
const SelectAll = ({ total, isChosen, onChange }: AllChoice) => {
  const t = useMessages(listMessages);
  return (
    <Button size="small" kind="link" onClick={() => onChange(!isChosen)}>
      {isChosen ? t('onlyPage') : t('selectMatching', { count: total })}
    </Button>
  );
};

interface SelectionBarProps {
  /** How many rows pass the filters. */
  readonly total: number;
  /** None where nothing can be done with several rows. */
  readonly selection?: RowSelection;
  readonly actions: readonly ChosenAction[];
  /** What the table is set up with, at the right. */
  readonly end: ReactNode;
  /** Stands before the number of rows. */
  readonly children?: ReactNode;
}

/** Over a list: how many there are, and what can be done with the chosen ones together. Always as high. */
export const SelectionBar = ({ total, selection, actions, end, children }: SelectionBarProps) => {
  const t = useMessages(listMessages);
  const count = selection?.ids.length ?? 0;
  const all = selection?.all;
  const chosen = all?.isChosen ? t('allSelected', { count: all.total }) : t('selected', { count });
  return (
    <div className={styles.bar} data-chosen={count > 0 || undefined}>
      {selection && <SelectPage {...selection} />}
      {children}
      <span role="status">{count > 0 ? chosen : t('total', { count: total })}</span>
      {all && <SelectAll {...all} />}
      {count > 0 &&
        actions.map(({ key, label, danger, busy, disabled, onSelect }) => (
          <Button
            key={key}
            size="small"
            danger={danger}
            loading={busy}
            disabled={disabled}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      <span className={styles.end}>{end}</span>
    </div>
  );
};
