import type { ProductCalendar } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useUndo } from './calendar-calls.ts';
import { calendarMessages } from './calendar-messages.ts';

/** Offers to undo the user's last change, while that is possible. */
export const UndoBar = ({ id, undoUntil }: ProductCalendar) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const undo = useUndo(id);
  if (undoUntil === null) return null;
  const act = () => undo.mutate(undefined, { onSuccess: () => toast.success(t('undo.done')) });
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('undo.body', { time: formatInstant(undoUntil, language) })}
      action={
        <Button size="small" loading={undo.isPending} onClick={act}>
          {t('undo.action')}
        </Button>
      }
    />
  );
};
