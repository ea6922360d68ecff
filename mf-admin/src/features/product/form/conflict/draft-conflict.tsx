import type { ProductDraft } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { ConflictAlert, FieldConflict } from '#src/form/merge/conflict-alert.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { usePlaceWords } from '../use-fault-words.ts';
import styles from './draft-conflict.module.css';
import { linesOf, partsOf } from './merge-draft.ts';

/** A product that somebody else saved meanwhile. */
export interface DraftConflictState {
  readonly message: string;
  /** The paths of the parts that both changed. */
  readonly names: readonly string[];
  readonly mine: ProductDraft;
  readonly theirs: ProductDraft;
}

const Lines = ({ title, value }: { title: string; value: unknown }) => {
  const t = useMessages(listMessages);
  const lines = linesOf(value);
  return (
    <>
      <p className={styles.title}>{title}</p>
      {lines.length === 0 && <p>{t('none')}</p>}
      {lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </>
  );
};

interface DraftConflictProps {
  readonly conflict: DraftConflictState;
  readonly onChoose: (name: string, value: unknown) => void;
  readonly onReload: () => void;
}

/** The parts of a product that two people changed, as text. */
export const DraftConflict = ({ conflict, onChoose, onReload }: DraftConflictProps) => {
  const t = useMessages(listMessages);
  const placeOf = usePlaceWords();
  const versions = { mine: partsOf(conflict.mine), theirs: partsOf(conflict.theirs) };
  return (
    <ConflictAlert message={conflict.message} onReload={onReload}>
      {conflict.names.map((name) => (
        <FieldConflict
          key={name}
          label={placeOf(name)}
          show={(side) => <Lines title={t(`conflict.${side}`)} value={versions[side][name]} />}
          onChoose={(side) => onChoose(name, versions[side][name])}
        />
      ))}
    </ConflictAlert>
  );
};
