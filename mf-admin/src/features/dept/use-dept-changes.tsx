import type { DeptNode } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { useStatusChange } from '#src/list/use-status-change.ts';
import { whatGoesWith } from './dept-branch.ts';
import { useDeleteDepts, useSetDeptStatus } from './dept-calls.ts';
import { deptMessages } from './dept-messages.ts';

/** The sub-departments and users of a department, which decide whether it can be deleted. */
const Consequence = ({ dept }: { dept: DeptNode }) => {
  const t = useMessages(deptMessages);
  const language = useLanguage();
  const { names, people } = whatGoesWith(dept);
  const list = new Intl.ListFormat(language === 'en' ? 'en' : 'zh', { type: 'conjunction' });
  return (
    <>
      {names.length > 0 && <p>{t('remove.below', { names: list.format(names) })}</p>}
      {people > 0 && <p>{t('remove.people', { count: people })}</p>}
    </>
  );
};

/** Status and deletion of departments, each asked for first where it takes something away. */
export const useDeptChanges = () => {
  const t = useMessages(deptMessages);
  const remove = useDeleteRows<DeptNode>(useDeleteDepts(), ([dept]) => dept && <Consequence dept={dept} />);
  const status = useStatusChange<DeptNode>(useSetDeptStatus(), ({ name }) => ({
    title: t('disable.title', { name }),
    body: t('disable.body'),
    confirmLabel: t('disable.confirm'),
  }));
  return { ...status, remove };
};
