import { readConfig } from '@portal/shared/config';
import { useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { useWebsiteManager } from '../site/site-data.ts';
import styles from './logo.module.css';

/** The mark: a sail over two waves. */
const Mark = ({ size = 36 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
    <circle cx="20" cy="20" r="20" fill="#0b4f8a" />
    <path d="M19 7v17H9.5C14 20 17.5 14 19 7" fill="#fff" />
    <path d="M21.5 11c5 3 8 8 8.5 13h-8.5z" fill="#ff6b4a" />
    <path
      d="M6 28q3.5-2.5 7 0t7 0 7 0 7 0M10 32.5q2.5-2 5 0t5 0 5 0 5 0"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** Mark and name of the site, leading home. */
export const Logo = () => {
  const text = useText();
  const name = text(useWebsiteManager()?.siteName) || readConfig().SYSTITLE;
  return (
    <Link to={paths.home} className={styles.logo}>
      <Mark />
      <span>{name}</span>
    </Link>
  );
};
