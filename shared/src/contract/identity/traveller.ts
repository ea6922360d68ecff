import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, nullable, oneOf, PhoneOrBlank } from '../base/fields.ts';

export const DocumentType = oneOf('id-card', 'passport', 'hk-macau-permit', 'taiwan-permit');
export type DocumentType = Static<typeof DocumentType>;

/** Optional texts of a traveller, stored as they are typed in; a blank one is null. */
export const TravellerTexts = Type.Object({
  mobile: nullable(PhoneOrBlank),
});
export type TravellerTexts = Static<typeof TravellerTexts>;

/** What a passport says beyond its number; null where it is not known, and for other documents. */
export const PassportTexts = Type.Object({
  /** The name in Latin letters, as printed. */
  latinName: nullable(Type.String({ maxLength: 60 })),
  /** The issuing country: two letters (ISO 3166-1). */
  documentCountry: nullable(Type.String({ pattern: '^([A-Z]{2})?$' })),
  documentExpiry: nullable(Day),
});
export type PassportTexts = Static<typeof PassportTexts>;

/** A traveller as typed in. For an ID card the birth date and gender come from the number. */
export const TravellerForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  documentType: DocumentType,
  documentNo: Type.String({ minLength: 5, maxLength: 20 }),
  birthDate: Type.Optional(Day),
  gender: Type.Optional(oneOf(0, 1, 2)),
  ...Type.Partial(TravellerTexts).properties,
  ...Type.Partial(PassportTexts).properties,
});
export type TravellerForm = Static<typeof TravellerForm>;

/** A traveller as shown: the document number is masked to its first 3 and last 4 characters. */
export const Traveller = Type.Object({
  id: Id,
  name: Type.String(),
  documentType: DocumentType,
  documentMask: Type.String(),
  birthDate: Day,
  gender: Type.Integer(),
  ...TravellerTexts.properties,
  ...PassportTexts.properties,
});
export type Traveller = Static<typeof Traveller>;

export const travellerContract = {
  'GET /api/v1/travellers': entry({
    summary: "The member's own travellers (at most 100)",
    data: Type.Array(Traveller),
  }),
  'POST /api/v1/travellers': entry({ summary: 'Adds a traveller', body: TravellerForm, data: Traveller }),
  'PUT /api/v1/travellers/:id': entry({
    summary: 'Changes a traveller',
    params: IdParams,
    body: TravellerForm,
    data: Traveller,
  }),
  'POST /api/v1/travellers/:id/document': entry({
    summary:
      'The full document number of one of the member’s travellers; A0210 for a wrong password. Each access is logged',
    params: IdParams,
    body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 128 }) }),
    data: Type.Object({ documentNo: Type.String() }),
  }),
  'DELETE /api/v1/travellers/:id': entry({ summary: 'Removes a traveller', params: IdParams }),
} as const;
