import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Breadcrumbs, type Crumb } from '../layers/breadcrumbs.tsx';
import styles from './page.module.css';

interface PageProps {
  /** The page's h1. */
  readonly title?: ReactNode;
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** Stands beside the content and stays in sight on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  /** `narrow` is for reading and forms, `full` leaves the edges to the content. */
  readonly width?: 'page' | 'narrow' | 'full';
  readonly children?: ReactNode;
}

/** The container of a view's content, with its heading. */
export const Page = ({ title, lead, crumbs, aside, width = 'page', children }: PageProps) => (
  <div className={classNames(styles.page, styles[width])}>
    {crumbs && <Breadcrumbs items={crumbs} />}
    {title && (
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
    )}
    {aside ? (
      <div className={styles.columns}>
        <div className={styles.content}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    ) : (
      children
    )}
  </div>
);
