import type { ComponentProps } from 'react';

interface GroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What the parts have in common. */
  readonly label: string;
}

/** Parts that belong together under a name and are no fields of a form: filters of a list, a slide. */
export const Group = ({ label, ...rest }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
  <div role="group" aria-label={label} {...rest} />
);
