import { call } from '@portal/shared/api';
import type { StoredFile } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useChange } from '#src/api/use-change.ts';
import { listMessages } from '#src/list/list-messages.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { fileMessages } from './file-messages.ts';

const useDeleteFile = () =>
  useChange(
    ['GET /api/v1/watch/files/page'],
    (id: string) => call('DELETE /api/v1/watch/files/:id', { params: { id } }),
    { alsoOnFailure: true },
  );

/** Deletes a file after a question. */
export const useRemoveFile = () => {
  const t = useMessages(fileMessages);
  const common = useMessages(listMessages);
  const deleting = useDeleteFile();
  return async ([row]: readonly ListRow<StoredFile>[]) => {
    if (!row) return;
    const { name, item } = row;
    const question = { title: t('ask.title', { name }), body: t('ask.body') };
    if (!(await confirm({ ...question, confirmLabel: common('delete'), danger: true }))) return;
    deleting.mutate(item.id, { onSuccess: () => toast.success(t('done', { name })) });
  };
};
