import { useMessages } from '@portal/shared/i18n';
import { Drawer } from 'antd';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { userMessages } from '../user-messages.ts';
import { DepartmentTree } from './department-tree.tsx';

interface DepartmentDrawerProps {
  readonly chosen: number | undefined;
  readonly onChoose: (deptId: number | undefined) => void;
  readonly onClosed: () => void;
}

/** The departments where there is no room for them beside the list. */
export default function DepartmentDrawer({ chosen, onChoose, onClosed }: DepartmentDrawerProps) {
  const t = useMessages(userMessages);
  const { open, close, afterOpenChange } = useDrawer(onClosed);
  return (
    <Drawer
      open={open}
      placement="left"
      size="min(320px, 85vw)"
      title={t('departments.label')}
      onClose={close}
      afterOpenChange={afterOpenChange}
    >
      <DepartmentTree
        chosen={chosen}
        onChoose={(deptId) => {
          onChoose(deptId);
          close();
        }}
      />
    </Drawer>
  );
}
