import { useMessages } from '@portal/shared/i18n';
import { CheckBox } from '#src/ui/check-box.tsx';
import { listMessages } from '../list-messages.ts';

export interface SelectPageProps {
  /** The chosen rows of this page, and those that could be chosen. */
  readonly ids: readonly number[];
  readonly selectable: readonly number[];
  readonly onSelect: (ids: readonly number[]) => void;
}

/** Chooses all rows of a page, or none. Stands over the list: a table draws its header a second time, unseen. */
export const SelectPage = ({ ids, selectable, onSelect }: SelectPageProps) => {
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
