import type { UserImport } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from 'antd';
import styles from './import.module.css';
import { useCancelImport } from './import-calls.ts';
import { percentOf } from './import-state.ts';
import { sheetMessages } from './sheet-messages.ts';

const useStage = ({ state, rows, checked, written }: UserImport): string => {
  const t = useMessages(sheetMessages);
  if (state === 'writing') return t('progress.writing', { done: written, rows });
  return state === 'checking' ? t('progress.checking', { done: checked, rows }) : t('progress.waiting');
};

/** How far an import is, and the way to stop it. */
export const ImportProgress = ({ made }: { made: UserImport }) => {
  const t = useMessages(sheetMessages);
  const cancelling = useCancelImport(made.id);
  const stage = useStage(made);
  return (
    <div className={styles.progress}>
      <p className={styles.file}>{made.fileName}</p>
      <progress max={100} value={percentOf(made)} aria-label={t('progress.label')} />
      <p role="status">{stage}</p>
      <p className={styles.hint}>{t('progress.background')}</p>
      <Button danger loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('progress.cancel')}
      </Button>
    </div>
  );
};
