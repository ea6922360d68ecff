import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useMenuForm, useSaveMenu } from '../menu-calls.ts';
import { type MenuType, menuForm } from './menu-form.ts';

interface MenuDrawerProps {
  /** Which menu to edit; a new one without it. */
  readonly id?: number;
  /** The initial parent and type of a new menu. */
  readonly parentId?: number;
  readonly type?: MenuType;
  readonly onClosed: () => void;
}

/** Adds or edits a menu. */
export default function MenuDrawer({ id, parentId, type, onClosed }: MenuDrawerProps) {
  return (
    <EditDrawer
      form={menuForm}
      id={id}
      stored={useMenuForm(id)}
      save={useSaveMenu(id)}
      first={{ parentId, type }}
      onClosed={onClosed}
    />
  );
}
