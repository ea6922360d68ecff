import { Link, type To } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass, iconButtonClass } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './links.module.css';

interface LinkButtonProps extends ButtonLook {
  readonly to: To;
  readonly icon?: IconName;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that stands where a button would: it leads somewhere and changes nothing. */
export const LinkButton = ({ to, icon, onClick, children, ...look }: LinkButtonProps) => (
  <Link to={to} onClick={onClick} className={buttonClass(look)}>
    {icon && <Icon name={icon} size={18} />}
    {children}
  </Link>
);

/** A link that is only an icon; `label` is its name. */
export const IconLink = ({ to, icon, label }: { to: To; icon: IconName; label: string }) => (
  <Link to={to} title={label} aria-label={label} className={iconButtonClass}>
    <Icon name={icon} />
  </Link>
);

/** A link in a text or at the end of a line. */
export const TextLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Link to={to} className={styles.textLink}>
    {children}
  </Link>
);
