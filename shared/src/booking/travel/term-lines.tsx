import styles from './travel.module.css';

interface TermLinesProps {
  readonly lines: readonly {
    readonly when: string;
    readonly what: string;
    /** It costs nothing until then. */
    readonly free: boolean;
  }[];
}

/** What cancelling costs, line by line: until when, and how much. */
export const TermLines = ({ lines }: TermLinesProps) => (
  <dl className={styles.terms}>
    {lines.map(({ when, what, free }) => (
      <div key={when} data-free={free}>
        <dt>{when}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
