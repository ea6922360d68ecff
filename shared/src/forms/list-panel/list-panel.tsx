import { useMedia } from '@portal/shared/ui';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { handleListKey, type ListKeyboard } from './list-keys.ts';
import styles from './list-panel.module.css';

/** Brings the panel into sight when it opens, and the keyboard to each of its fields. */
const usePanelFocus = () => {
  const panel = useRef<HTMLDivElement>(null);
  // Where typing brings up a keyboard that covers the list, it waits until it is wanted.
  const typing = useMedia('(pointer: fine)');
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const focus = useCallback(
    (input: HTMLInputElement | null) => {
      if (typing || document.activeElement === document.body) input?.focus();
    },
    [typing],
  );
  return { panel, focus };
};

interface ListPanelProps {
  readonly id: string;
  /** The name of the panel. */
  readonly label: string;
  /** The name of the field; default: that of the panel. */
  readonly find?: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly keyboard: ListKeyboard;
  /** Each of several steps has a field of its own. */
  readonly step?: number;
  readonly above?: ReactNode;
  /** The list with this id: an `OptionList`. */
  readonly children: (listId: string) => ReactNode;
}

/** A panel to choose from a list: by pointer, by arrow keys, or by typing a part of what is wanted. */
export const ListPanel = ({
  id,
  label,
  find = label,
  text,
  onType,
  keyboard,
  ...panelProps
}: ListPanelProps) => {
  const { placeholder, step, above, children } = panelProps;
  const { active, count } = keyboard;
  const listId = useId();
  const { panel, focus } = usePanelFocus();
  return (
    <div ref={panel} id={id} role="dialog" aria-label={label} className={styles.panel}>
      {above}
      <input
        key={step}
        ref={focus}
        role="combobox"
        aria-label={find}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 && active < count ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={40}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => handleListKey(event, keyboard)}
      />
      {children(listId)}
    </div>
  );
};
