import type { Field } from '../field.ts';

/** A value without a control: it is sent as it was stored or as a new record began with it. */
export const kept = <N extends string>(name: N): Field<N, unknown, never> => ({
  name,
  blank: undefined,
  read: (stored) => stored,
  write: (value) => value,
});
