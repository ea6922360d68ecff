import { Icon } from '../actions/icon.tsx';
import styles from './spinner.module.css';

/** Says that something is going on; `label` says what, to those who cannot see it turn. */
export const Spinner = ({ label, size = 24 }: { label: string; size?: number }) => (
  <span role="status" className={styles.spinner}>
    <Icon name="compass" size={size} />
    <span className="visually-hidden">{label}</span>
  </span>
);
