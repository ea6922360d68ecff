import { useChosenInView } from '@portal/shared/ui';
import styles from './count-tabs.module.css';

/** The server counts each so far. */
const mostCounted = 1_000;

interface CountTabsProps<N extends string> {
  readonly label: string;
  /** The words for all of them, and those for more than were counted. */
  readonly all: string;
  readonly many: (count: number) => string;
  readonly names: readonly N[];
  readonly nameOf: (name: N) => string;
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: N | undefined;
  readonly onChange: (name: N | undefined) => void;
}

/** The states that rows of a list can have, with how many there are of each. */
export const CountTabs = <N extends string>(props: CountTabsProps<N>) => {
  const { label, all, many, names, nameOf, counts, chosen, onChange } = props;
  const strip = useChosenInView<HTMLFieldSetElement>(`${chosen} ${Object.values(counts).join()}`);
  const countOf = (count: number) => (count < mostCounted ? String(count) : many(mostCounted));
  return (
    <fieldset ref={strip} aria-label={label} className={styles.tabs}>
      <button
        type="button"
        className={styles.tab}
        aria-pressed={chosen === undefined}
        onClick={() => onChange(undefined)}
      >
        {all}
      </button>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          aria-pressed={chosen === name}
          onClick={() => onChange(name)}
        >
          {nameOf(name)}
          {counts[name] !== undefined && <small>{countOf(counts[name])}</small>}
        </button>
      ))}
    </fieldset>
  );
};
