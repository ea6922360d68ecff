import { Link } from '@portal/shared/router';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  /** A path of the portal, or an address of another site. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link written by an editor: inside the portal it navigates, elsewhere it is an ordinary link. */
export const SiteLink = ({ to, className, children }: SiteLinkProps) => {
  if (/^\/(?!\/)/.test(to))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return /^https?:\/\//.test(to) ? (
    <a href={to} className={className} rel="noopener">
      {children}
    </a>
  ) : (
    children
  );
};
