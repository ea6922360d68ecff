import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useItemForm, useSaveItem } from '../dict-calls.ts';
import { itemForm } from './item-form.ts';

interface ItemDrawerProps {
  /** Which item to edit; a new one of the dictionary without it. */
  readonly id?: number;
  readonly typeCode: string;
  readonly onClosed: () => void;
}

/** Adds or edits an item of a dictionary. */
export default function ItemDrawer({ id, typeCode, onClosed }: ItemDrawerProps) {
  return (
    <EditDrawer
      form={itemForm}
      id={id}
      stored={useItemForm(id)}
      save={useSaveItem(id)}
      first={{ typeCode }}
      onClosed={onClosed}
    />
  );
}
