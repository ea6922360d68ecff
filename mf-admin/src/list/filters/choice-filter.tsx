import { useMessages } from '@portal/shared/i18n';
import { useId } from 'react';
import { Select } from '#src/ui/select.tsx';
import { listMessages } from '../list-messages.ts';
import styles from './filter-bar.module.css';

interface ChoiceFilterProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Without one any will do. */
  readonly value: string | number | undefined;
  /** The label of no choice; default: "any". */
  readonly unset?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** Narrows a list to one of some choices, or to any. */
export const ChoiceFilter = ({ label, choices, value, unset, onChange }: ChoiceFilterProps) => {
  const t = useMessages(listMessages);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className={styles.status}
        options={[{ value: '', label: unset ?? t('any') }, ...choices]}
        value={value === undefined ? '' : String(value)}
        onChange={(chosen) => onChange(chosen || undefined)}
      />
    </div>
  );
};
