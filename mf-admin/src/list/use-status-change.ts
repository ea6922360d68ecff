import { useMessages } from '@portal/shared/i18n';
import { confirm, type Question, toast } from '@portal/shared/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { listMessages } from './list-messages.ts';
import type { NamedRow } from './table/table-column.ts';

interface Change {
  readonly id: number;
  readonly status: 0 | 1;
}

/**
 * Enables and disables rows. Disabling asks for confirmation where `questionOf` returns a question; a toast
 * reports the change and offers to undo it.
 */
export const useStatusChange = <R extends NamedRow<number>>(
  setting: UseMutationResult<unknown, Error, Change>,
  questionOf?: (row: R) => Question | undefined,
  wordsOf?: (row: R, status: 0 | 1) => string,
) => {
  const t = useMessages(listMessages);
  const saying = (row: R, status: 0 | 1) =>
    wordsOf?.(row, status) ?? t(status === 1 ? 'done.enabled' : 'done.disabled', { name: row.name });
  const set = (row: R, status: 0 | 1) => {
    const { id } = row;
    const before = status === 1 ? 0 : 1;
    const takeBack = () =>
      setting.mutate({ id, status: before }, { onSuccess: () => toast.success(saying(row, before)) });
    const undo = { label: t('undo'), onSelect: takeBack };
    setting.mutate({ id, status }, { onSuccess: () => toast.success(saying(row, status), undo) });
  };
  const changeStatus = async (row: R, status: 0 | 1) => {
    const question = status === 0 ? questionOf?.(row) : undefined;
    if (!question || (await confirm({ danger: true, ...question }))) set(row, status);
  };
  return { changeStatus, changing: setting.isPending ? setting.variables.id : undefined };
};
