import { ApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { errorCodes } from '@portal/shared/rules';
import { Alert, Button } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';

/** Whether a save was refused by optimistic locking. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === errorCodes.changedMeanwhile;

/** Says who saved meanwhile, and offers what is stored now. What was filled in stays until that is taken. */
export const Conflict = ({ words, onReload }: { words: string; onReload: () => void }) => {
  const t = useMessages(listMessages);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={words}
      description={t('conflict.body')}
      action={
        <Button size="small" onClick={onReload}>
          {t('conflict.reload')}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  );
};
