import type { HealthFigures, Measured } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import styles from './health.module.css';
import { duration, failedShare, percent, toneOf } from './health-facts.ts';
import { healthMessages } from './health-messages.ts';

const Mean = ({
  measured: { count, mean },
  words,
}: {
  measured: Measured;
  words: (mean: number) => string;
}) => <td>{count === 0 ? '–' : words(mean)}</td>;

const Row = ({ name, figures }: { name: string; figures: HealthFigures }) => {
  const share = failedShare(figures);
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{figures.loads}</td>
      <td>{share === undefined ? '–' : <Tag tone={toneOf(share)}>{percent(share)}</Tag>}</td>
      <td>{figures.failed}</td>
      <td>{figures.crashed}</td>
      <td>{figures.errors}</td>
      <Mean measured={figures.loaded} words={duration} />
      <Mean measured={figures.lcp} words={duration} />
      <Mean measured={figures.inp} words={duration} />
      <Mean measured={figures.cls} words={(mean) => mean.toFixed(2)} />
    </tr>
  );
};

const columns = ['loads', 'share', 'failed', 'crashed', 'errors', 'loaded', 'lcp', 'inp', 'cls'] as const;

interface HealthTableProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly { readonly name: string; readonly figures: HealthFigures }[];
}

/** The figures of releases or of views, one a line. */
export const HealthTable = ({ title, first, rows }: HealthTableProps) => {
  const t = useMessages(healthMessages);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.area} aria-label={title} tabIndex={0}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <Row key={name} name={name} figures={figures} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
