import { useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, Stack } from '@portal/shared/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RefusedRecord } from '#src/api/delete-records.ts';
import { listMessages } from './list-messages.ts';
import type { NamedRow } from './table/table-column.ts';
import { useDeletionReport } from './use-deletion-report.tsx';

/** Deletes rows after a question that names them; `note` says what goes along or why that matters. */
export const useDeleteRows = <R extends NamedRow<number>>(
  deleting: UseMutationResult<readonly RefusedRecord[], Error, readonly number[]>,
  note?: (rows: readonly R[]) => ReactNode,
) => {
  const t = useMessages(listMessages);
  const report = useDeletionReport();
  const language = useLanguage();
  const named = (rows: readonly R[]) =>
    new Intl.ListFormat(language === 'en' ? 'en' : 'zh', { type: 'conjunction' }).format(
      rows.map(({ name }) => name),
    );
  const question = (rows: readonly R[], first: R) => ({
    title:
      rows.length === 1 ? t('remove.one', { name: first.name }) : t('remove.many', { count: rows.length }),
    body: (
      <Stack gap={1}>
        {rows.length > 1 && <p>{t('remove.names', { names: named(rows) })}</p>}
        {note?.(rows)}
        <p>{t('remove.final')}</p>
      </Stack>
    ),
    confirmLabel: t('delete'),
    danger: true,
  });
  return async (rows: readonly R[], onDone: () => void = () => undefined) => {
    const [first] = rows;
    if (!first || !(await confirm(question(rows, first)))) return;
    deleting.mutate(
      rows.map(({ id }) => id),
      {
        onSuccess: (refused) => {
          report(rows, refused);
          onDone();
        },
      },
    );
  };
};
