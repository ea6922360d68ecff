import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Day, Id, Instant } from './fields.ts';

/**
 * What a group asks for: who they are, how many, when and whom to call back. `tourId` is the tour they were looking
 * at, if any. Texts are taken without the spaces around them.
 */
export const EnquiryForm = Type.Object({
  tourId: Type.Optional(Id),
  organisation: Type.String({ minLength: 1, maxLength: 100 }),
  people: Type.Integer({ minimum: 2, maximum: 500 }),
  travelDay: Type.Optional(Day),
  contactName: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Type.String({ pattern: '^\\s*1[3-9]\\d{9}\\s*$', maxLength: 20 }),
  email: Type.Optional(Type.String({ maxLength: 128, pattern: '^\\s*([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?\\s*$' })),
  message: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type EnquiryForm = Static<typeof EnquiryForm>;

export const enquiryContract = {
  'POST /api/v1/enquiries': entry({
    summary:
      'Asks the agency for a tour of a group; the same again within 10 minutes gives the first number. At most 5 an hour for a mobile, 20 for an address',
    access: 'public',
    body: EnquiryForm,
    data: Type.Object({ enquiryNo: Type.String(), createdAt: Instant }),
  }),
} as const;
