import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly code: '401' | '404';
  readonly title: string;
  readonly body: string;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** An error page: a picture of a lighthouse, a message and links. */
export const MessagePage = ({ code, title, body, children }: MessagePageProps) => (
  <div className={styles.signpost} data-page={code}>
    <svg viewBox="0 0 320 200" className={styles.picture} aria-hidden="true">
      <linearGradient id="signpost-beam">
        <stop stopColor="#fff" stopOpacity=".9" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <path fill="#f7f2e9" d="M0 0h320v200H0z" />
      <circle cx="268" cy="110" r="28" fill="#ff6b4a" />
      <path d="m118 60 150-34v66z" fill="url(#signpost-beam)" />
      <path d="M0 128q40-14 80 0t80 0 80 0 80 0v72H0z" fill="#9fc1dc" />
      <path d="M0 148q40-14 80 0t80 0 80 0 80 0v52H0z" fill="#3f7fb5" />
      <path d="m84 160 8-90h24l8 90z" fill="#fff" />
      <path d="m89.3 100 1.4-16h26.6l1.4 16zm-3 34 1.4-16h32.6l1.4 16z" fill="#0b4f8a" />
      <path d="M90 70V56h28v14zm-2-14 16-14 16 14z" fill="#083b69" />
      <path d="M56 164q48-26 96 0z" fill="#14202b" />
      <path d="M0 170q40-14 80 0t80 0 80 0 80 0v30H0z" fill="#0b4f8a" />
    </svg>
    <p className={styles.code}>{code}</p>
    <h1>{title}</h1>
    <p className={styles.body}>{body}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);
