import type { FocusEventHandler, ReactNode } from 'react';

interface SearchFormProps {
  /** What is looked for or narrowed; left out where the page has only one search. */
  readonly label?: string;
  readonly className?: string;
  /** Where the fields lead without JavaScript; default: this page with their names and values as its query. */
  readonly action?: string;
  /** Left out where the controls take effect by themselves. The page is never left. */
  readonly onSubmit?: () => void;
  readonly onBlur?: FocusEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** Where something is looked for: a landmark that screen readers list. */
export const SearchForm = ({ label, className, action, onSubmit, onBlur, children }: SearchFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers we serve (Safari before 17) do not know <search>
  <form
    role="search"
    aria-label={label}
    className={className}
    action={action}
    onBlur={onBlur}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
  >
    {children}
  </form>
);
