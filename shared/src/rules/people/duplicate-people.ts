import type { FieldFault } from '../base/field-fault.ts';

/** A fault at everybody of a list who stands in it before. Identities are equal for two entries of the same person. */
export const duplicatePeople = (identities: readonly string[], list: string): FieldFault[] =>
  identities.flatMap((identity, place) =>
    identities.indexOf(identity) < place ? [{ field: `${list}/${place}`, code: 'duplicate' } as const] : [],
  );
