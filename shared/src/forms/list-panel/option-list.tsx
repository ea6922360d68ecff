import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './list-panel.module.css';

/** Pressing what is gone a moment later leaves the keyboard where it is. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly key: string;
    readonly content: ReactNode;
    readonly selected: boolean;
  }[];
  /** The place of the option that the keyboard is at; -1: none. */
  readonly active: number;
  readonly onChoose: (place: number) => void;
  /** Shown without options. */
  readonly none: string;
}

/** The options of a `ListPanel`. */
export const OptionList = ({ id, label, options, active, onChoose, none }: OptionListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (options.length === 0)
    return (
      <p role="status" className={styles.none}>
        {none}
      </p>
    );
  return (
    <div ref={list} role="listbox" id={id} aria-label={label} tabIndex={-1} className={styles.list}>
      {options.map(({ key, content, selected }, place) => (
        <button
          key={key}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={selected}
          data-active={place === active}
          onMouseDown={keepFocus}
          onClick={() => onChoose(place)}
        >
          {content}
        </button>
      ))}
    </div>
  );
};
