import { useMessages } from '@portal/shared/i18n';
import { confirm, Stack, toast } from '@portal/shared/ui';
import type { RefusedRecord } from '#src/api/delete-records.ts';
import { uiMessages } from '#src/ui/ui-messages.ts';
import { listMessages } from './list-messages.ts';
import type { NamedRow } from './table/table-column.ts';

interface Reported {
  /** What the toast says, and the title over the refused rows, where it is no deletion. */
  readonly done?: string;
  readonly partly?: string;
}

/** Reports what a deletion did: a toast, or a dialog with the rows that were not deleted and why. */
export const useDeletionReport = () => {
  const t = useMessages(listMessages);
  const common = useMessages(uiMessages);
  return (rows: readonly NamedRow[], refused: readonly RefusedRecord[], said: Reported = {}): void => {
    const count = rows.length - refused.length;
    if (refused.length === 0) {
      toast.success(said.done ?? t('done.removed', { count }));
      return;
    }
    const reasonOf = ({ id, reason }: RefusedRecord) => {
      const name = rows.find((row) => Number(row.id) === id)?.name ?? String(id);
      return <li key={id}>{t('refused.row', { name, reason })}</li>;
    };
    void confirm({
      title:
        said.partly ??
        (count === 0
          ? t('refused.all', { count: refused.length })
          : t('refused.some', { count, refused: refused.length })),
      body: (
        <ul>
          <Stack gap={1}>{refused.map(reasonOf)}</Stack>
        </ul>
      ),
      confirmLabel: common('close'),
      mandatory: true,
    });
  };
};
