import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useChosenInView } from '../hooks/use-chosen-in-view.ts';
import styles from './tabs.module.css';

interface TabsProps<V extends string> {
  readonly items: readonly {
    readonly value: V;
    readonly label: ReactNode;
    /** How many there are; `1000+` where the counting ended. */
    readonly count?: number | string;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** What is switched between. */
  readonly label?: string;
  /** Without JavaScript a tab submits the form around it, with its value under this name. */
  readonly name?: string;
  /** What belongs to the chosen tab. */
  readonly children?: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs, with arrow keys. */
export const Tabs = <V extends string>({ items, value, onChange, label, name, children }: TabsProps<V>) => {
  const group = useId();
  const counts = items.map(({ count }) => count).join();
  const strip = useChosenInView<HTMLDivElement>(`${value} ${counts}`);
  const idOf = (tab: string) => `${group}-${tab}`;

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    const current = items.findIndex((item) => item.value === value);
    const next = items.at((current + step) % items.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(idOf(next.value))?.focus();
  };
  return (
    <>
      <div ref={strip} role="tablist" aria-label={label} className={styles.tabs}>
        {items.map((item) => (
          <button
            key={item.value}
            id={idOf(item.value)}
            type={name ? 'submit' : 'button'}
            name={name}
            value={name && item.value}
            role="tab"
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              onChange(item.value);
            }}
            onKeyDown={move}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" aria-labelledby={idOf(value)}>
          {children}
        </div>
      )}
    </>
  );
};
