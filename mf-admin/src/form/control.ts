import type { AriaAttributes } from 'react';

/** ARIA attributes of a field. */
export type FieldAria = Pick<AriaAttributes, 'aria-invalid' | 'aria-required' | 'aria-describedby'>;

export const ariaOf = (props: FieldAria): FieldAria => ({
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
  'aria-describedby': props['aria-describedby'],
});

/** What a form gives to a control of its own making. */
export interface Control<T> extends FieldAria {
  readonly id?: string;
  readonly value?: T;
  readonly onChange?: (value: T) => void;
}
