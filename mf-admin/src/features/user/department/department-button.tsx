import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Button } from '#src/ui/button.tsx';
import { useDepartments } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';
import { departmentName } from './department-nodes.ts';

interface DepartmentButtonProps {
  readonly chosen: number | undefined;
  readonly onOpen: () => void;
}

/** Says which department is being looked at, and opens the tree. */
export const DepartmentButton = ({ chosen, onOpen }: DepartmentButtonProps) => {
  const t = useMessages(userMessages);
  const { data = [] } = useDepartments();
  const name = departmentName(data, chosen) ?? t('departments.all');
  return (
    <Button icon={<Icon name="folder" size={16} />} aria-haspopup="dialog" onClick={onOpen}>
      {t('departments.open', { name })}
    </Button>
  );
};
