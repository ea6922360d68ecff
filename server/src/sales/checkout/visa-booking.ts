import type { Quote, Text, VisaBooking, VisaSelection } from '@portal/shared/contract';
import { amountOf, checkAddress, checkVisaBooking, dayOf, visaPriceLines } from '@portal/shared/rules';
import { UNDATED } from '#src/catalog/products/index.ts';
import type { FrozenTraveller } from '#src/platform/database/index.ts';
import { throwFieldError } from '#src/platform/errors/index.ts';
import { type DocumentPlacement, replaceDocuments } from '#src/sales/visa-documents/index.ts';
import { fingerprintOf, formOf } from './booking-form.ts';
import type { BookingDeps, PreparedBooking, PricedBooking } from './order-kind.ts';
import { snapshotTravellers } from './snapshot-travellers.ts';
import { getOfferedVisa, type OfferedVisa } from './visa-offer.ts';

/** Conditions for withdrawing an application. */
const terms: Text[] = [
  {
    zh: '材料提交审核前取消：退 100%。',
    en: 'Cancel before your documents are reviewed: 100% refund.',
  },
  {
    zh: '审核后、递交使领馆前取消：退 70%。',
    en: 'Cancel after review and before submission to the consulate: 70% refund.',
  },
  {
    zh: '递交使领馆后不退，无论是否出签。',
    en: 'No refund after submission to the consulate, whether or not the visa is issued.',
  },
];

const namedVisaLines = (price: number, applicants: number): PricedBooking['lines'] =>
  visaPriceLines(price, applicants).map((line) => ({ ...line, name: '签证办理' }));

/**
 * The current price of a visa for the applicants in fen, and how many more can apply. Throws like booking.
 */
export const quoteVisa = async (deps: BookingDeps, selection: VisaSelection): Promise<Quote> => {
  const { stock } = await getOfferedVisa(deps, selection);
  const lines = namedVisaLines(stock.price, selection.applicants);
  return {
    lines: [...lines],
    amount: amountOf(lines),
    left: Math.max(0, stock.total - stock.held - stock.sold),
    terms,
  };
};

const checkBooking = (
  { travelDay, applicants, returnAddress }: VisaBooking,
  { product, type }: OfferedVisa,
  people: readonly FrozenTraveller[],
  today: string,
): void => {
  const known = people.map(({ birthDate, documentHash }, place) => ({
    birthDate,
    identity: documentHash,
    applicant: applicants[place]?.applicant ?? 'employed',
    codes: applicants[place]?.files.map(({ code }) => code) ?? [],
  }));
  const asked = { workingDays: type.workingDays, documents: product.content.documents };
  throwFieldError(checkVisaBooking({ travelDay, applicants: known }, asked, today));
  if (product.content.electronic) return;
  if (returnAddress) throwFieldError(checkAddress(returnAddress), 'returnAddress/');
  else throwFieldError([{ field: 'returnAddress', code: 'required' }]);
};

const pricing =
  ({ skuId, travelDay, applicants }: VisaBooking, visa: OfferedVisa): PreparedBooking['price'] =>
  ([row]) => {
    if (!row) throw new Error('a visa is priced at its stock');
    const kinds = applicants.map(({ applicant }) => applicant);
    return {
      lines: namedVisaLines(row.price, applicants.length),
      details: {
        kind: 'visa',
        type: visa.type.name,
        country: visa.country,
        travelDay,
        documents: visa.product.content.documents.filter(({ applicant }) => kinds.includes(applicant)),
        skuId,
        price: row.price,
      },
    };
  };

const wantedPlaces = ({ applicants }: VisaBooking): DocumentPlacement[] =>
  applicants.flatMap(({ files }, applicant) =>
    files.map((file, place) => ({
      ...file,
      applicant,
      field: `applicants/${applicant}/files/${place}/fileId`,
    })),
  );

const formFrom = (
  booking: VisaBooking,
  { product }: OfferedVisa,
  travellers: readonly FrozenTraveller[],
): PreparedBooking['form'] => {
  const applicants = booking.applicants.map(({ applicant }, place) => ({
    name: travellers[place]?.name ?? '',
    applicant,
  }));
  const returnAddress = product.content.electronic ? null : (booking.returnAddress ?? null);
  return formOf(booking, { travellers, details: { applicants, returnAddress } });
};

/** Each traveller with their applicant type, because the type decides which documents are required. */
const kindsOf = ({ applicants }: VisaBooking, travellers: readonly FrozenTraveller[]): string[] =>
  applicants.map(({ applicant }, place) => `${travellers[place]?.documentHash} ${applicant}`).sort();

/**
 * Validates a visa application and prepares it for `placeOrder`; its files are claimed together with the
 * order. Throws an HttpError for the first invalid field.
 */
export const prepareVisa = async (
  deps: BookingDeps,
  userId: number,
  booking: VisaBooking,
): Promise<PreparedBooking> => {
  const { skuId, travelDay, applicants, expectedAmount } = booking;
  const visa = await getOfferedVisa(deps, booking);
  const persons = applicants.map(({ person }) => person);
  const at = (place: number) => `applicants/${place}/person`;
  const travellers = await snapshotTravellers(deps, userId, persons, { day: travelDay, at });
  checkBooking(booking, visa, travellers, dayOf(deps.now()));
  const { id, title, picture } = visa.product;
  const people = applicants.length;
  return {
    kind: 'visa',
    snapshot: { productId: id, title, picture, people, refundTiers: [], terms },
    form: formFrom(booking, visa, travellers),
    travelDay,
    wants: [{ skuId, day: UNDATED, quantity: people, field: 'applicants' }],
    expectedAmount,
    fingerprint: fingerprintOf(['visa', skuId, travelDay, ...kindsOf(booking, travellers)]),
    price: pricing(booking, visa),
    claim: (tx, orderId) => replaceDocuments(tx, { orderId, userId }, wantedPlaces(booking)),
  };
};
