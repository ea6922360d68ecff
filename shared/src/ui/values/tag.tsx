import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type Tone = 'sea' | 'coral' | 'sand' | 'good' | 'warn' | 'bad';

/** A word or two about a thing: a theme, a state. */
export const Tag = ({ tone = 'sea', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles.tag, styles[tone])}>{children}</span>
);
