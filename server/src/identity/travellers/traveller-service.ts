import {
  type PassportTexts,
  type Traveller,
  type TravellerForm,
  TravellerTexts,
} from '@portal/shared/contract';
import {
  birthDateOf,
  checkTraveller,
  dayOf,
  genderOf,
  maskDocument,
  normalDocument,
  normalLatinName,
} from '@portal/shared/rules';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { type Db, keysOf, lockMember, violatedConstraint } from '#src/platform/database/index.ts';
import { invalidField, notFound, throwFieldError } from '#src/platform/errors/index.ts';
import {
  countTravellers,
  deleteTraveller,
  insertTraveller,
  listTravellers,
  type TravellerRow,
  type TravellerValues,
  updateTraveller,
} from './traveller-repository.ts';

const most = 100;

export interface TravellerDeps {
  readonly db: Db;
  readonly cipher: DocumentCipher;
  readonly now: () => Date;
}

/** A member's own travellers. Another member's id is answered like an unknown one: 404. */
export interface TravellerService {
  /** All of them, at most 100, oldest first; document numbers masked. */
  list(userId: number): Promise<Traveller[]>;
  /** Throws HttpError for an invalid field, a document the member has already, and beyond 100 travellers. */
  add(userId: number, form: TravellerForm): Promise<Traveller>;
  /** Throws like `add`, and 404. */
  change(userId: number, id: number, form: TravellerForm): Promise<Traveller>;
  /** Throws 404. Orders keep their copy of the traveller. */
  remove(userId: number, id: number): Promise<void>;
}

const texts = keysOf(TravellerTexts);

const textsOf = (form: TravellerForm) =>
  Object.fromEntries(texts.map((name) => [name, form[name] || null])) as TravellerTexts;

const noPassport: PassportTexts = { latinName: null, documentCountry: null, documentExpiry: null };

const passportOf = ({
  documentType,
  latinName,
  documentCountry,
  documentExpiry,
}: TravellerForm): PassportTexts =>
  documentType === 'passport'
    ? {
        latinName: normalLatinName(latinName ?? '') || null,
        documentCountry: documentCountry || null,
        documentExpiry: documentExpiry ?? null,
      }
    : noPassport;

const shown = ({
  userId: _userId,
  documentCipher: _cipher,
  documentHash: _hash,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  documentType,
  ...traveller
}: TravellerRow): Traveller => ({ ...traveller, documentType: documentType as Traveller['documentType'] });

/**
 * A validated traveller as stored: the number encrypted, masked and hashed. Throws HttpError for the first
 * invalid field, prefixed with `at`.
 */
export const sealTraveller = (
  cipher: DocumentCipher,
  form: TravellerForm,
  today: string,
  at = '',
): TravellerValues & TravellerTexts & PassportTexts & { gender: number } => {
  throwFieldError(checkTraveller(form, today), at);
  const documentNo = normalDocument(form.documentNo);
  return {
    name: form.name.trim(),
    documentType: form.documentType,
    documentCipher: cipher.encrypt(documentNo),
    documentMask: maskDocument(documentNo),
    documentHash: cipher.hash(form.documentType, documentNo),
    birthDate: birthDateOf(form) ?? '',
    gender: genderOf(form),
    ...textsOf(form),
    ...passportOf(form),
  };
};

const alreadyThere = () =>
  invalidField('documentNo', '该证件的出行人已存在', 'A traveller with this document exists already');

const add = ({ db, cipher, now }: TravellerDeps, userId: number, form: TravellerForm): Promise<Traveller> => {
  const values = sealTraveller(cipher, form, dayOf(now()));
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if ((await countTravellers(tx, userId)) >= most)
      throw invalidField('name', `最多保存 ${most} 位出行人`, `At most ${most} travellers are kept`);
    const row = await insertTraveller(tx, userId, values);
    if (!row) throw alreadyThere();
    return shown(row);
  });
};

const change = async (
  { db, cipher, now }: TravellerDeps,
  userId: number,
  id: number,
  form: TravellerForm,
): Promise<Traveller> => {
  const values = { ...sealTraveller(cipher, form, dayOf(now())), updatedAt: now() };
  const row = await updateTraveller(db, userId, id, values).catch((error: unknown) => {
    throw violatedConstraint(error) === 'travellers_document' ? alreadyThere() : error;
  });
  if (!row) throw notFound();
  return shown(row);
};

export const travellerService = (deps: TravellerDeps): TravellerService => ({
  list: async (userId) => (await listTravellers(deps.db, userId, most)).map(shown),
  add: (userId, form) => add(deps, userId, form),
  change: (userId, id, form) => change(deps, userId, id, form),
  remove: async (userId, id) => {
    if (!(await deleteTraveller(deps.db, userId, id))) throw notFound();
  },
});
