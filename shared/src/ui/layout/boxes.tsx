import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './boxes.module.css';

/** A distance on the 8 px grid: 1 is 8 px, 8 is 64 px; 0.5 is 4 px. */
export type Space = 0 | 0.5 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface BoxProps {
  readonly gap?: Space;
  readonly className?: string;
  readonly children?: ReactNode;
}

const gapOf = (gap: Space): string => `${gap * 8}px`;

/** Children in as many equal columns as fit, each at least `min` wide. */
export const Grid = ({ min = '260px', gap = 3, className, children }: BoxProps & { min?: string }) => (
  <div
    className={classNames(styles.grid, className)}
    style={{ '--min': min, gap: gapOf(gap) } as CSSProperties}
  >
    {children}
  </div>
);

/** Children below each other. */
export const Stack = ({ gap = 2, className, children }: BoxProps) => (
  <div className={classNames(styles.stack, className)} style={{ gap: gapOf(gap) }}>
    {children}
  </div>
);

interface RowProps extends BoxProps {
  /** Whether children wrap; default: true. */
  readonly wrap?: boolean;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children beside each other. */
export const Row = ({ gap = 2, wrap = true, align = 'center', justify, className, children }: RowProps) => (
  <div
    className={classNames(styles.row, className)}
    style={{
      gap: gapOf(gap),
      flexWrap: wrap ? 'wrap' : 'nowrap',
      alignItems: align,
      justifyContent: justify,
    }}
  >
    {children}
  </div>
);

interface CardProps {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  readonly padded?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A card. */
export const Card = ({ as: Element = 'div', padded = false, className, children }: CardProps) => (
  <Element className={classNames(styles.card, padded && styles.padded, className)}>{children}</Element>
);

interface GroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What the parts have in common. */
  readonly label: string;
}

/** Parts that belong together under a name and are no fields of a form: filters of a list, a slide. */
export const Group = ({ label, ...rest }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
  <div role="group" aria-label={label} {...rest} />
);
