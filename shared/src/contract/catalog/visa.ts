import { type Static, Type } from 'typebox';
import { Id, Text } from '../base/fields.ts';
import { detailOf } from './product.ts';
import { productCalls } from './product-calls.ts';

/** A visa as it can be applied for; `workingDays` from complete documents to the answer. */
export const VisaType = Type.Object({
  skuId: Id,
  name: Text,
  entries: Type.Union([Type.Literal('single'), Type.Literal('multiple')]),
  validity: Text,
  stay: Text,
  workingDays: Type.Integer(),
  express: Type.Boolean(),
});
export type VisaType = Static<typeof VisaType>;

/** Whose documents a list is of. */
export const ApplicantKind = Type.Union([
  Type.Literal('employed'),
  Type.Literal('selfEmployed'),
  Type.Literal('student'),
  Type.Literal('retired'),
  Type.Literal('child'),
]);
export type ApplicantKind = Static<typeof ApplicantKind>;

/** A document to bring: `original` when a copy will not do. */
export const VisaDocument = Type.Object({
  title: Text,
  body: Text,
  required: Type.Boolean(),
  original: Type.Boolean(),
});
export type VisaDocument = Static<typeof VisaDocument>;

/** What one kind of applicant has to bring; no title is there twice. */
export const ApplicantDocuments = Type.Object({ applicant: ApplicantKind, items: Type.Array(VisaDocument) });
export type ApplicantDocuments = Static<typeof ApplicantDocuments>;

/** What only visas have. `countryCode` as in ISO 3166-1, two letters; `interview` when applicants come in person. */
export const VisaContent = Type.Object({
  countryCode: Type.String(),
  accepts: Text,
  interview: Type.Boolean(),
  highlights: Type.Array(Text),
  documents: Type.Array(ApplicantDocuments),
  steps: Type.Array(Type.Object({ title: Text, body: Text })),
  included: Type.Array(Text),
  notices: Type.Array(Text),
  refunds: Type.Array(Text),
});
export type VisaContent = Static<typeof VisaContent>;

/** A visa whole, with the types it can be applied for. */
export const VisaDetail = detailOf({ content: VisaContent, types: Type.Array(VisaType) });
export type VisaDetail = Static<typeof VisaDetail>;

export const visaContract = productCalls('visas', 'visas', VisaDetail);
