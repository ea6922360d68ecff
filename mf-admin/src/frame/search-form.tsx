import type { ReactNode } from 'react';

interface SearchFormProps {
  /** What is narrowed. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where a list is narrowed. Its controls take effect by themselves, so there is nothing to send. */
export const SearchForm = ({ label, className, children }: SearchFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers we serve (Safari before 17) do not know <search>
  <form role="search" aria-label={label} className={className} onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
);
