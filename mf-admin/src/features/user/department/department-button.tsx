import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { useDepartments } from '#src/api/use-departments.ts';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { Button } from '#src/ui/button.tsx';
import { userMessages } from '../user-messages.ts';
import { departmentName } from './department-nodes.ts';

const DepartmentDrawer = lazy(() => import('./department-drawer.tsx'));

interface DepartmentButtonProps {
  readonly chosen: number | undefined;
  readonly onChoose: (deptId: number | undefined) => void;
}

/** Says which department is being looked at, and opens the tree. */
export const DepartmentButton = ({ chosen, onChoose }: DepartmentButtonProps) => {
  const t = useMessages(userMessages);
  const { data = [] } = useDepartments();
  const name = departmentName(data, chosen) ?? t('departments.all');
  const [open, setOpen, turn] = useOverlay<true>();
  return (
    <>
      <Button icon={<Icon name="folder" size={16} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('departments.open', { name })}
      </Button>
      {open && (
        <Overlay>
          <DepartmentDrawer
            key={turn}
            chosen={chosen}
            onChoose={onChoose}
            onClosed={() => setOpen(undefined)}
          />
        </Overlay>
      )}
    </>
  );
};
