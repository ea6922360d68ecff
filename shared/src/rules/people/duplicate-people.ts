import type { FieldFault } from '../base/field-fault.ts';

/** A fault for each repeated person of a list. Identities are equal for two entries of the same person. */
export const duplicatePeople = (identities: readonly string[], list: string): FieldFault[] =>
  identities.flatMap((identity, place) =>
    identities.indexOf(identity) < place ? [{ field: `${list}/${place}`, code: 'duplicate' } as const] : [],
  );
