import type { OrderDetail, OrderDetails, OrderVisaDocument, VisaDocument } from '@portal/shared/contract';
import { nextFulfilment } from '@portal/shared/rules';

type VisaDetails = Extract<OrderDetails, { kind: 'visa' }>;

/** A document that an applicant has to bring, with the files there are of it. */
export interface NeededDocument {
  readonly document: VisaDocument;
  readonly files: readonly OrderVisaDocument[];
}

/** Somebody who applies; `place` counts from 0. */
export interface Applicant {
  readonly place: number;
  readonly name: string;
  readonly kind: VisaDetails['applicants'][number]['applicant'];
  readonly documents: readonly NeededDocument[];
}

/** Who applies in an order, each with what has to be brought and what is there. */
export const applicantsOf = (
  { applicants, documents }: VisaDetails,
  files: readonly OrderVisaDocument[],
): readonly Applicant[] =>
  applicants.map(({ name, applicant: kind }, place) => ({
    place,
    name,
    kind,
    documents: (documents.find((list) => list.applicant === kind)?.items ?? []).map((document) => ({
      document,
      files: files.filter(({ applicant, code }) => applicant === place && code === document.title.zh),
    })),
  }));

/** Whether documents can be uploaded, replaced and handed in now. */
export const isAwaited = ({ state, fulfilment }: Pick<OrderDetail, 'state' | 'fulfilment'>): boolean =>
  state === 'PAID' && nextFulfilment('visa', fulfilment, 'submitDocs') !== undefined;

const decided: readonly string[] = ['APPROVED', 'REFUSED', 'DELIVERED'];

/** Whether the files were deleted some time after the decision on the visa. */
export const areDeleted = (
  { fulfilment }: Pick<OrderDetail, 'fulfilment'>,
  files: readonly OrderVisaDocument[] | undefined,
): boolean => decided.includes(fulfilment) && files?.length === 0;

/** The id of the button that adds a file of a document; `code` is the document's title in Chinese. */
export const addButtonId = (applicant: number, code: string): string => `visa-document-${applicant}-${code}`;
