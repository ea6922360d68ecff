import { call } from '@portal/shared/api';
import type { ActiveSession } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, Stack } from '@portal/shared/ui';
import { useChange } from '#src/api/use-change.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { useDeletionReport } from '#src/list/use-deletion-report.tsx';
import { sessionMessages } from './session-messages.ts';

const useEndSessions = () =>
  useChange(
    ['GET /api/v1/watch/sessions/page'],
    (ids: readonly number[]) => call('DELETE /api/v1/watch/sessions/:id', { params: { id: ids.join(',') } }),
    { alsoOnFailure: true },
  );

type SessionRow = ListRow<ActiveSession>;

/** Ends sessions after a confirm dialog, which warns when the own session is included; says which ones were not ended. */
export const useSessionEnd = () => {
  const t = useMessages(sessionMessages);
  const ending = useEndSessions();
  const report = useDeletionReport();
  const question = (rows: readonly SessionRow[], first: SessionRow) => ({
    title: rows.length === 1 ? t('ask.one', { name: first.name }) : t('ask.many', { count: rows.length }),
    body: (
      <Stack gap={1}>
        {rows.some(({ item }) => !item.current) && <p>{t('ask.body')}</p>}
        {rows.some(({ item }) => item.current) && <p>{t('ask.own')}</p>}
      </Stack>
    ),
    confirmLabel: t('end'),
    danger: true,
  });
  return async (rows: readonly SessionRow[], onDone: () => void = () => undefined) => {
    const [first] = rows;
    if (!first || !(await confirm(question(rows, first)))) return;
    const onSuccess = ({ missing }: { readonly missing: readonly number[] }) => {
      const refused = missing.map((id) => ({ id, reason: t('missing') }));
      const counts = { count: rows.length - refused.length, refused: refused.length };
      report(rows, refused, { done: t('done', { count: rows.length }), partly: t('partly', counts) });
      onDone();
    };
    ending.mutate(
      rows.map(({ item }) => item.id),
      { onSuccess },
    );
  };
};
