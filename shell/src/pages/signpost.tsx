import type { ReactNode } from 'react';
import styles from './signpost.module.css';

interface SignpostProps {
  readonly code: '401' | '404';
  readonly title: string;
  readonly body: string;
  /** Ways to go on. */
  readonly children: ReactNode;
}

/** An error page: a small picture of a lighthouse at sea, what happened, and ways to go on. */
export const Signpost = ({ code, title, body, children }: SignpostProps) => (
  <div className={styles.signpost} data-page={code}>
    <svg viewBox="0 0 320 200" className={styles.picture} aria-hidden="true">
      <rect width="320" height="200" rx="12" fill="#f7f2e9" />
      <circle cx="236" cy="62" r="26" fill="#ff6b4a" opacity=".9" />
      <path d="M0 128q40-14 80 0t80 0 80 0 80 0v72H0z" fill="#9fc1dc" />
      <path d="M0 148q40-14 80 0t80 0 80 0 80 0v52H0z" fill="#3f7fb5" />
      <path d="M84 150 92 70h24l8 80z" fill="#fff" />
      <path d="m89 100 2-16h26l2 16zm-3 34 2-18h34l2 18z" fill="#0b4f8a" />
      <path d="M90 70V56h28v14zM88 56l16-14 16 14z" fill="#083b69" />
      <path d="m118 60 96-22v46z" fill="#fff" opacity=".55" />
      <path d="M56 160q48-26 96 0z" fill="#14202b" />
      <path d="M0 170q40-14 80 0t80 0 80 0 80 0v18a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="#0b4f8a" />
    </svg>
    <p className={styles.code}>{code}</p>
    <h1>{title}</h1>
    <p className={styles.body}>{body}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);
