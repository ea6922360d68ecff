import { useMessages } from '@portal/shared/i18n';
import { DescriptionList, Dialog } from '@portal/shared/ui';
import { CheckBox } from '#src/ui/check-box.tsx';
import styles from './keys.module.css';
import { keysMessages } from './keys-messages.ts';
import { useKeysEverywhere } from './use-list-keys.ts';

const keys = [
  ['next', ['J']],
  ['previous', ['K']],
  ['choose', ['X']],
  ['extend', ['Shift', '↓']],
  ['all', ['Ctrl', 'A']],
  ['open', ['Enter']],
  ['edit', ['E']],
  ['remove', ['Delete']],
  ['search', ['Ctrl', 'K']],
  ['help', ['?']],
] as const;

/** The keys of a list, and whether letters work without the focus in it. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(keysMessages);
  const [everywhere, setEverywhere] = useKeysEverywhere();
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <DescriptionList
        items={keys.map(([name, chord]) => ({
          term: t(`keys.${name}`),
          value: (
            <span className={styles.chord}>
              {chord.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </span>
          ),
        }))}
      />
      <div className={styles.setting}>
        <CheckBox checked={everywhere} onChange={setEverywhere}>
          {t('everywhere')}
        </CheckBox>
        <p className={styles.hint}>{t('everywhereHint')}</p>
      </div>
    </Dialog>
  );
}
