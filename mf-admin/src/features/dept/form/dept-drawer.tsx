import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useDeptForm, useSaveDept } from '../dept-calls.ts';
import { deptForm } from './dept-form.ts';

interface DeptDrawerProps {
  /** Which department to edit; a new one without it. */
  readonly id?: number;
  /** The initial parent of a new department; 0 is the root. */
  readonly parentId?: number;
  readonly onClosed: () => void;
}

/** Adds or edits a department. */
export default function DeptDrawer({ id, parentId = 0, onClosed }: DeptDrawerProps) {
  return (
    <EditDrawer
      form={deptForm}
      id={id}
      stored={useDeptForm(id)}
      save={useSaveDept(id)}
      first={{ parentId }}
      onClosed={onClosed}
    />
  );
}
