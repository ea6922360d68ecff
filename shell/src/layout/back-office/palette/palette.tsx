import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { Button, Dialog } from '@portal/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { barMessages } from '../bar-messages.ts';
import type { TabsState } from '../tabs/use-tabs.ts';
import { ChoiceList, optionId } from './choice-list.tsx';
import type { Choice } from './choices.ts';
import styles from './palette.module.css';
import { paletteMessages } from './palette-messages.ts';
import { useResults } from './use-results.ts';

export interface PaletteProps {
  readonly tabs: TabsState;
  readonly onClose: () => void;
}

/** Opens a screen; if it is open already and no other query is requested, in its last state. */
const useGo = ({ tabs: { open }, active, goTo }: TabsState) => {
  const navigate = useNavigate();
  return (path: string) => {
    const tab = open.find(({ id }) => id === path);
    if (tab && tab.id !== active) goTo(tab);
    else void navigate(path);
  };
};

const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
};

/** A search over screens, records and actions: type, choose with the arrows, go with Enter. */
export const Palette = ({ tabs, onClose }: PaletteProps) => {
  const t = useMessages(paletteMessages);
  const bar = useMessages(barMessages);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const words = typed.trim();
  const { groups, busy, failed, retry, remember } = useResults(words);
  const choices = groups.flatMap((group) => group.choices);
  const go = useGo(tabs);
  const current = Math.min(at, Math.max(0, choices.length - 1));

  // An opening dialog focuses its first button.
  useEffect(() => field.current?.focus(), []);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    remember(choice);
    onClose();
    go(choice.path);
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends an IME composition chooses nothing.
    if (event.nativeEvent.isComposing || choices.length === 0) return;
    const next = steps[event.key]?.(current, choices.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) choose(choices[current]);
    else setAt(next);
  };
  return (
    <Dialog open title={bar('palette.open')} onClose={onClose}>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={t('field')}
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? optionId(list, current) : undefined}
        placeholder={t('hint')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <ChoiceList id={list} groups={groups} current={current} onPoint={setAt} onChoose={choose} />
      <div className={styles.foot}>
        <p role="status" className={styles.status}>
          {statusOf()}
        </p>
        {failed && !busy && (
          <Button kind="quiet" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </div>
      <p className={styles.keys} aria-hidden="true">
        {t('keys')}
      </p>
    </Dialog>
  );

  function statusOf(): string {
    if (busy) return t('searching');
    if (failed) return t('failed');
    if (words === '') return '';
    return choices.length === 0
      ? `${t('none', { keywords: words })} ${t('noneHint')}`
      : t('found', { count: choices.filter(({ kind }) => kind !== 'all').length });
  }
};
