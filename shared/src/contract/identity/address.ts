import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Phone } from '../base/fields.ts';

/** A region of the mainland by its code (GB/T 2260): 2 digits a province, 4 a city, 6 a district, 9 a street. */
export const RegionCode = Type.String({ pattern: '^(\\d{2}|\\d{4}|\\d{6}|\\d{9})$' });

/** A region; `nameEn` is its name in Latin letters. `leaf`: without sub-regions. */
export const Region = Type.Object({
  code: RegionCode,
  name: Type.String(),
  nameEn: Type.String(),
  leaf: Type.Boolean(),
});
export type Region = Static<typeof Region>;

/** An address in the mainland as typed in: `regionCode` is a street, or a district that has none. */
export const AddressForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Phone,
  regionCode: RegionCode,
  detail: Type.String({ minLength: 2, maxLength: 150 }),
  isDefault: Type.Boolean(),
});
export type AddressForm = Static<typeof AddressForm>;

/** An address of the book: the regions' names as they were when it was written; `subdistrict` empty where there is none. */
export const Address = Type.Object({
  id: Id,
  ...AddressForm.properties,
  province: Type.String(),
  city: Type.String(),
  district: Type.String(),
  subdistrict: Type.String(),
});
export type Address = Static<typeof Address>;

export const addressContract = {
  'GET /api/v1/regions': entry({
    summary: 'The regions below `parent`; the provinces without it',
    access: 'public',
    query: Type.Object({ parent: Type.Optional(RegionCode) }),
    data: Type.Array(Region),
  }),
  'GET /api/v1/addresses': entry({
    summary: "The member's own addresses, the default one first (at most 50)",
    data: Type.Array(Address),
  }),
  'POST /api/v1/addresses': entry({
    summary: 'Adds an address; the first one becomes the default',
    body: AddressForm,
    data: Address,
  }),
  'PUT /api/v1/addresses/:id': entry({
    summary: 'Changes one of the member’s addresses',
    params: IdParams,
    body: AddressForm,
    data: Address,
  }),
  'DELETE /api/v1/addresses/:id': entry({
    summary: 'Removes one of the member’s addresses; the latest remaining one becomes the default',
    params: IdParams,
  }),
} as const;
