import { type Static, Type } from 'typebox';
import { Id, oneOf, Text } from '../base/fields.ts';
import { detailOf } from './product.ts';
import { productCalls } from './product-calls.ts';

/** A visa type; `workingDays` from complete documents to the decision. */
export const VisaType = Type.Object({
  skuId: Id,
  name: Text,
  entries: oneOf('single', 'multiple'),
  validity: Text,
  stay: Text,
  workingDays: Type.Integer(),
  express: Type.Boolean(),
});
export type VisaType = Static<typeof VisaType>;

/** The kind of applicant. */
export const ApplicantKind = oneOf('employed', 'selfEmployed', 'student', 'retired', 'child');
export type ApplicantKind = Static<typeof ApplicantKind>;

/** A required document: `original` when a copy is not accepted. */
export const VisaDocument = Type.Object({
  title: Text,
  body: Text,
  required: Type.Boolean(),
  original: Type.Boolean(),
});
export type VisaDocument = Static<typeof VisaDocument>;

/** The documents of one kind of applicant; titles are unique. */
export const ApplicantDocuments = Type.Object({ applicant: ApplicantKind, items: Type.Array(VisaDocument) });
export type ApplicantDocuments = Static<typeof ApplicantDocuments>;

/**
 * The content of a visa. `countryCode`: two letters (ISO 3166-1); `interview`: applicants come; `electronic`: all documents
 * are files, nothing is sent in or back.
 */
export const VisaContent = Type.Object({
  countryCode: Type.String(),
  accepts: Text,
  interview: Type.Boolean(),
  electronic: Type.Boolean(),
  highlights: Type.Array(Text),
  documents: Type.Array(ApplicantDocuments),
  steps: Type.Array(Type.Object({ title: Text, body: Text })),
  included: Type.Array(Text),
  notices: Type.Array(Text),
  refunds: Type.Array(Text),
});
export type VisaContent = Static<typeof VisaContent>;

/** A visa with its types. */
export const VisaDetail = detailOf({ content: VisaContent, types: Type.Array(VisaType) });
export type VisaDetail = Static<typeof VisaDetail>;

export const visaContract = productCalls('visas', 'visas', VisaDetail);
