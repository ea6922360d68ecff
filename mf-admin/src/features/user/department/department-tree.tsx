import { useMessages } from '@portal/shared/i18n';
import { Skeleton } from '@portal/shared/ui';
import { Tree } from 'antd';
import { useDepartments } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';
import { departmentNodes, everyone } from './department-nodes.ts';

interface DepartmentTreeProps {
  readonly chosen: number | undefined;
  readonly onChoose: (deptId: number | undefined) => void;
}

/** The departments; choosing one narrows the list to it and those below it. */
export const DepartmentTree = ({ chosen, onChoose }: DepartmentTreeProps) => {
  const t = useMessages(userMessages);
  const { data, isError } = useDepartments();
  if (isError) return <p role="alert">{t('departments.failed')}</p>;
  if (!data) return <Skeleton height={160} />;
  return (
    <Tree
      aria-label={t('departments.label')}
      blockNode
      defaultExpandAll
      treeData={departmentNodes(data, t('departments.all'))}
      selectedKeys={[chosen === undefined ? everyone : String(chosen)]}
      onSelect={([key]) => onChoose(key === undefined || key === everyone ? undefined : Number(key))}
    />
  );
};
