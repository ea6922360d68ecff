import type { ReactNode } from 'react';

interface PhoneLinkProps {
  /** The number as it is read, with its spaces and dashes. */
  readonly phone: string;
  /** What stands before the number: an icon, a word for those who only listen. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A telephone number that a phone dials. */
export const PhoneLink = ({ phone, children, className }: PhoneLinkProps) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
    {children}
    {phone}
  </a>
);
