import type { ReactNode } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly body?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
  /** The panel is all there is: its title is the page's heading. */
  readonly heading?: boolean;
}

/** A panel with a message and actions, in place of content. */
export const MessagePanel = ({ icon, title, body, action, role, heading = false }: MessagePanelProps) => (
  <div className={styles.panel} role={role}>
    <span className={styles.icon}>
      <Icon name={icon} size={28} />
    </span>
    {heading ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
    {body && <p className={styles.body}>{body}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
