import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { useMenuForm, useSaveMenu } from '../menu-calls.ts';
import { menuMessages } from '../menu-messages.ts';
import { MenuFields } from './menu-fields.tsx';
import { bodyOf, type MenuType, newMenu, valuesOf } from './menu-form.ts';

interface MenuDrawerProps {
  /** Which menu to edit; a new one without it. */
  readonly id?: number;
  /** Where a new one stands at first, and what it is. */
  readonly parentId?: number;
  readonly type?: MenuType;
  readonly onClosed: () => void;
}

/** Adds or edits a menu. */
export default function MenuDrawer({ id, parentId, type, onClosed }: MenuDrawerProps) {
  const t = useMessages(menuMessages);
  const stored = useMenuForm(id);
  const isNew = id === undefined;
  return (
    <RecordDrawer
      title={t(isNew ? 'form.add' : 'form.edit')}
      stored={isNew ? undefined : stored}
      save={useSaveMenu(id)}
      blank={newMenu(parentId, type)}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ name }) => toast.success(t(isNew ? 'done.added' : 'done.saved', { name: name.trim() }))}
      onClosed={onClosed}
    >
      <MenuFields id={id} />
    </RecordDrawer>
  );
}
