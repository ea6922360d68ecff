import { Button, classNames, Price } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** What it is for: those who do not see it find it by this. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** From a price to an order: what stands beside every product, one thing below the other. */
export const Panel = ({ label, className, children }: PanelProps) => (
  <section aria-label={label} className={classNames(styles.panel, className)}>
    {children}
  </section>
);

/** How many of each: steppers with their names beside them. */
export const PanelCounts = ({ children }: { children: ReactNode }) => (
  <div className={styles.counts}>{children}</div>
);

/** What all of it costs, in fen; read out when it changes. */
export const PanelTotal = ({ label, fen }: { label: string; fen: number }) => (
  <p className={styles.total} role="status">
    <span>{label}</span>
    <Price fen={fen} size="large" />
  </p>
);

interface AskAgainProps {
  /** What could not be had. */
  readonly words: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** A failed load of price or stock, with a retry. */
export const AskAgain = ({ words, again, onAgain }: AskAgainProps) => (
  <div role="alert" className={styles.failed}>
    <p>{words}</p>
    <Button kind="quiet" size="small" onClick={onAgain}>
      {again}
    </Button>
  </div>
);
