import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Instant, nullable, Text } from '../base/fields.ts';
import { OrderParams } from './order-fields.ts';

/** The general terms of the travel contract. `sha256` is that of their texts in both languages. */
export const TravelTerms = Type.Object({
  version: Type.String(),
  sha256: Type.String(),
  clauses: Type.Array(Type.Object({ title: Text, items: Type.Array(Text) })),
});
export type TravelTerms = Static<typeof TravelTerms>;

/** When the buyer accepted which terms. */
export const TermsConsent = Type.Object({ version: Type.String(), sha256: Type.String(), at: Instant });
export type TermsConsent = Static<typeof TermsConsent>;

/**
 * A version of an order's travel contract and itinerary: the first is made when the order is paid, another one when it
 * was changed. `issuedAt` is null while the documents are being made, the hashes (SHA-256) are those of the PDF files.
 */
export const TravelContract = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  issuedAt: nullable(Instant),
  contractSha256: nullable(Type.String()),
  itinerarySha256: nullable(Type.String()),
});
export type TravelContract = Static<typeof TravelContract>;

const staff = { anyOf: ['biz:order:query'], scope: { department: 'orders' } } as const;
const versionQuery = Type.Object({
  /** The latest one by default. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
});

const download = (summary: string) =>
  entry({ summary, kind: 'binary', params: OrderParams, query: versionQuery });

const staffDownload = (summary: string) =>
  entry({ summary, access: staff, kind: 'binary', params: OrderParams, query: versionQuery });

export const travelContractContract = {
  'GET /api/v1/travel-terms': entry({
    summary: 'The terms of the travel contract in force, which a tour booking accepts',
    access: 'public',
    data: TravelTerms,
  }),
  'GET /api/v1/orders/:orderNo/contract': download(
    "The travel contract of one of the member's own orders as PDF; 404 before payment and while it is being made",
  ),
  'GET /api/v1/orders/:orderNo/itinerary': download(
    "The itinerary of one of the member's own orders as PDF; 404 before payment and while it is being made",
  ),
  'GET /api/v1/staff/orders/:orderNo/contract': staffDownload(
    'The travel contract of any order as PDF, for staff; document numbers masked',
  ),
  'GET /api/v1/staff/orders/:orderNo/itinerary': staffDownload(
    'The itinerary of any order as PDF, for staff',
  ),
} as const;
