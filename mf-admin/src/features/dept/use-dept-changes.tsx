import type { DeptNode } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { listMessages } from '#src/frame/list-messages.ts';
import { useRemoval } from '#src/frame/use-removal.tsx';
import { whatGoesWith } from './dept-branch.ts';
import { useDeleteDepts, useSetDeptStatus } from './dept-calls.ts';
import { deptMessages } from './dept-messages.ts';

/** What goes along with a department, and whether it can go at all. */
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
  const common = useMessages(listMessages);
  const setStatus = useSetDeptStatus();
  const remove = useRemoval<DeptNode>(useDeleteDepts(), ([dept]) => dept && <Consequence dept={dept} />);
  const changeStatus = async ({ id, name }: DeptNode, status: 0 | 1) => {
    const question = { title: t('disable.title', { name }), body: t('disable.body') };
    if (status === 0 && !(await confirm({ ...question, confirmLabel: t('disable.confirm'), danger: true })))
      return;
    setStatus.mutate(
      { id, status },
      { onSuccess: () => toast.success(common(status === 1 ? 'done.enabled' : 'done.disabled', { name })) },
    );
  };
  return { changeStatus, remove, changing: setStatus.isPending ? setStatus.variables.id : undefined };
};
