import type { UserImport } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, saveFile } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import styles from './import.module.css';
import { useCorrections, usePasswords } from './import-calls.ts';
import { ImportFaults } from './import-faults.tsx';
import { type Outcome, outcomeOf } from './import-state.ts';
import { sheetMessages } from './sheet-messages.ts';

const tones = {
  all: 'success',
  some: 'warning',
  none: 'error',
  empty: 'info',
  failed: 'error',
  cancelled: 'info',
} as const satisfies Readonly<Record<Outcome, string>>;

interface ImportOutcomeProps {
  readonly made: UserImport;
  /** Begins another, into the same department. */
  readonly onAgain: () => void;
}

const useDetail = ({ mode, reason }: UserImport, outcome: Outcome): string | undefined => {
  const t = useMessages(sheetMessages);
  const say = useText();
  if (outcome === 'failed') return say(reason);
  if (outcome !== 'some' && outcome !== 'none') return undefined;
  return t(mode === 'keep-good' ? 'ended.correctRest' : 'ended.correctAll');
};

/** The initial passwords, until they are fetched. */
const Passwords = ({ id }: { id: number }) => {
  const t = useMessages(sheetMessages);
  const passwords = usePasswords(id);
  const save = (sheet: Blob) => saveFile(sheet, t('passwordsFile'));
  return (
    <Alert
      showIcon
      role="note"
      type="warning"
      title={t('ended.passwords')}
      description={
        <Button
          icon={<Icon name="download" size={16} />}
          loading={passwords.isPending}
          onClick={() => passwords.mutate(undefined, { onSuccess: save })}
        >
          {t('passwords')}
        </Button>
      }
    />
  );
};

const Corrections = ({ made, onAgain }: ImportOutcomeProps) => {
  const t = useMessages(sheetMessages);
  const corrections = useCorrections(made.id);
  const save = (sheet: Blob) => saveFile(sheet, t('correctionsFile'));
  return (
    <>
      <div className={styles.actions}>
        <Button
          icon={<Icon name="download" size={16} />}
          loading={corrections.isPending}
          onClick={() => corrections.mutate(undefined, { onSuccess: save })}
        >
          {t('corrections')}
        </Button>
        <Button icon={<Icon name="upload" size={16} />} onClick={onAgain}>
          {t('uploadCorrected')}
        </Button>
      </div>
      <section aria-label={t('faults.title')}>
        <h3>{t('faults.count', { count: made.faults })}</h3>
        <ImportFaults id={made.id} />
      </section>
    </>
  );
};

/** What became of an import: the counts, and each faulty cell with the way to correct it. */
export const ImportOutcome = ({ made, onAgain }: ImportOutcomeProps) => {
  const t = useMessages(sheetMessages);
  const outcome = outcomeOf(made);
  const { written, faultyRows } = made;
  return (
    <div className={styles.outcome}>
      <p className={styles.file}>{made.fileName}</p>
      <Alert
        showIcon
        type={tones[outcome]}
        title={t(`ended.${outcome}`, { count: written, faulty: faultyRows })}
        description={useDetail(made, outcome)}
      />
      {made.hasPasswords && <Passwords id={made.id} />}
      {made.faults > 0 && <Corrections made={made} onAgain={onAgain} />}
    </div>
  );
};
