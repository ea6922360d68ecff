import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { ApplicantDocuments, ApplicantKind } from '../catalog/visa.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

/** A file a member uploaded for a visa: JPEG, PNG or PDF by its content, at most 10 MB, kept encrypted. */
export const VisaDocumentFile = Type.Object({
  id: Id,
  name: Type.String(),
  type: oneOf('image/jpeg', 'image/png', 'application/pdf'),
  bytes: Type.Integer(),
  scanned: Type.Boolean({ description: 'A scanner found no malware in it; otherwise it is only downloaded' }),
  createdAt: Instant,
});
export type VisaDocumentFile = Static<typeof VisaDocumentFile>;

/** Which document of an applicant a file is: `code` is its title in the visa's list of documents, in Chinese. */
export const VisaDocumentPlacement = Type.Object({ code: Type.String({ maxLength: 64 }), fileId: Id });
export type VisaDocumentPlacement = Static<typeof VisaDocumentPlacement>;

/** A document of an order: `applicant` is an index from 0. `note` is the reason of a refusal. */
export const OrderVisaDocument = Type.Object({
  applicant: Type.Integer({ minimum: 0 }),
  code: Type.String(),
  file: VisaDocumentFile,
  state: oneOf('PENDING', 'ACCEPTED', 'REJECTED'),
  note: Type.String(),
});
export type OrderVisaDocument = Static<typeof OrderVisaDocument>;

/** The decision of staff about a document; the buyer reads the reason of a refusal. */
export const VisaDocumentVerdict = Type.Object({
  state: oneOf('ACCEPTED', 'REJECTED'),
  note: Type.Optional(Type.String({ maxLength: 200 })),
});
export type VisaDocumentVerdict = Static<typeof VisaDocumentVerdict>;

/** A paid visa order in the review queue; the contact's name is masked. */
export const VisaCase = Type.Object({
  orderNo: OrderNo,
  title: Text,
  country: Text,
  fulfilment: Type.String(),
  /** Since when it is in the queue. */
  since: Instant,
  travelDay: nullable(Day),
  applicants: Type.Integer(),
  contactName: Type.String(),
  pending: Type.Integer(),
  accepted: Type.Integer(),
  rejected: Type.Integer(),
});
export type VisaCase = Static<typeof VisaCase>;

/** A visa order under review: applicants, required documents and uploaded files. */
export const VisaCaseDetail = Type.Object({
  orderNo: OrderNo,
  title: Text,
  country: Text,
  /** Whether it is paid and active: only then it can be reviewed. */
  standing: Type.Boolean(),
  fulfilment: Type.String(),
  since: Instant,
  travelDay: nullable(Day),
  applicants: Type.Array(Type.Object({ name: Type.String(), applicant: ApplicantKind })),
  documents: Type.Array(ApplicantDocuments),
  files: Type.Array(OrderVisaDocument),
});
export type VisaCaseDetail = Static<typeof VisaCaseDetail>;

const canReview = { anyOf: ['trade:order:fulfil'], scope: { department: 'orders' } } as const;

const OrderDocumentParams = Type.Object({ ...OrderParams.properties, id: Id });

export const visaDocumentsContract = {
  'POST /api/v1/visa-files': entry({
    summary:
      'Stores a file for a visa application; deleted if no order uses it within 24 hours. A0701 for another type, A0702 above 10 MB; at most 90 unused files per member',
    kind: 'multipart',
    fileMegabytes: 10,
    body: Type.Object({ file: Type.Any({ description: 'JPEG, PNG or PDF, at most 10 MB' }) }),
    data: VisaDocumentFile,
  }),
  'GET /api/v1/visa-files/:id': entry({
    summary: "One of the member's own files as uploaded",
    kind: 'binary',
    params: IdParams,
  }),
  'DELETE /api/v1/visa-files/:id': entry({
    summary: 'Deletes one of the member’s unused files (A0513 otherwise)',
    params: IdParams,
  }),
  'GET /api/v1/orders/:orderNo/visa-files': entry({
    summary: "The documents of one of the member's own visa orders (at most 90)",
    params: OrderParams,
    data: Type.Array(OrderVisaDocument),
  }),
  'POST /api/v1/orders/:orderNo/visa-files': entry({
    summary: 'Adds one of the member’s files to an order that awaits documents: at most 10 per applicant',
    params: OrderParams,
    body: Type.Object({
      applicant: Type.Integer({ minimum: 0, maximum: 8 }),
      ...VisaDocumentPlacement.properties,
    }),
    data: OrderVisaDocument,
  }),
  'DELETE /api/v1/orders/:orderNo/visa-files/:id': entry({
    summary: 'Removes a document that is not accepted yet from one of the member’s orders and deletes it',
    params: OrderDocumentParams,
  }),
  'POST /api/v1/orders/:orderNo/visa-files/submit': entry({
    summary:
      'Submits the documents of one of the member’s paid orders for review; the error names the first applicant and document that is missing',
    params: OrderParams,
  }),
  'GET /api/v1/visa-orders': entry({
    summary: 'Paid visa orders in a state, the longest waiting first',
    access: canReview,
    query: Type.Object({
      /** Default: those under review. */
      fulfilment: Type.Optional(
        oneOf('DOCS_PENDING', 'DOCS_REJECTED', 'REVIEWING', 'SUBMITTED', 'APPROVED', 'REFUSED'),
      ),
      ...pageQuery,
    }),
    data: pageOf(VisaCase),
  }),
  'GET /api/v1/visa-orders/:orderNo': entry({
    summary: 'A visa order for review: applicants, required documents, and files',
    access: canReview,
    params: OrderParams,
    data: VisaCaseDetail,
  }),
  'GET /api/v1/visa-orders/:orderNo/files': entry({
    summary: 'The documents of any visa order, for staff who review them',
    access: canReview,
    params: OrderParams,
    data: Type.Array(OrderVisaDocument),
  }),
  'GET /api/v1/visa-orders/:orderNo/files/:id': entry({
    summary: 'A file of any visa order as uploaded, for staff who review it; each access is logged',
    access: canReview,
    kind: 'binary',
    params: OrderDocumentParams,
  }),
  'PUT /api/v1/visa-orders/:orderNo/files/:id/verdict': entry({
    summary: 'Accepts or rejects a document of a visa order that is under review (A0513 otherwise)',
    access: canReview,
    params: OrderDocumentParams,
    body: VisaDocumentVerdict,
    data: OrderVisaDocument,
  }),
} as const;
