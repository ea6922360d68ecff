import type { ApplicantDocuments, ApplicantKind, VisaDocument } from '@portal/shared/contract';
import { listIn, recordIn, textIn } from '#src/booking/form/parse-draft.ts';
import { blankSlot, isBlank, keptSlot, slotIn, type TravellerSlot } from '#src/booking/people/people-form.ts';

/** A file that was uploaded for a document. `code` is the document's title in Chinese. */
export interface GivenFile {
  readonly code: string;
  readonly fileId: number;
  readonly name: string;
  readonly bytes: number;
}

/** Somebody who applies. `id` stays when others come and go. */
export interface ApplicantDraft {
  readonly id: number;
  readonly person: TravellerSlot;
  /** Empty before one is chosen. */
  readonly applicant: ApplicantKind | '';
  /** Those of listed documents come first, as they are sent; others wait for their kind to be chosen again. */
  readonly files: readonly GivenFile[];
}

type Lists = readonly ApplicantDocuments[];

/** Somebody of whom nothing is known: visas stand in passports. */
export const blankPerson: TravellerSlot = { ...blankSlot, documentType: 'passport' };

const blankApplicant = (id: number): ApplicantDraft => ({
  id,
  person: blankPerson,
  applicant: '',
  files: [],
});

/** What a kind of applicant has to bring. */
export const itemsOf = (lists: Lists, kind: ApplicantKind | ''): readonly VisaDocument[] =>
  lists.find(({ applicant }) => applicant === kind)?.items ?? [];

const isListed = (lists: Lists, kind: ApplicantKind | '', { code }: GivenFile): boolean =>
  itemsOf(lists, kind).some(({ title }) => title.zh === code);

/** The files that go with the application: those of documents that this kind of applicant has to bring. */
export const listedFiles = ({ applicant, files }: ApplicantDraft, lists: Lists): readonly GivenFile[] =>
  files.filter((file) => isListed(lists, applicant, file));

const inOrder = (draft: ApplicantDraft, lists: Lists): ApplicantDraft => {
  const listed = listedFiles(draft, lists);
  return { ...draft, files: [...listed, ...draft.files.filter((file) => !listed.includes(file))] };
};

export const withKind = (draft: ApplicantDraft, applicant: ApplicantKind, lists: Lists): ApplicantDraft =>
  inOrder({ ...draft, applicant }, lists);

export const withFile = (draft: ApplicantDraft, file: GivenFile, lists: Lists): ApplicantDraft =>
  inOrder({ ...draft, files: [...draft.files, file] }, lists);

export const withoutFile = (draft: ApplicantDraft, fileId: number): ApplicantDraft => ({
  ...draft,
  files: draft.files.filter((file) => file.fileId !== fileId),
});

const isUntouched = ({ person, files }: ApplicantDraft): boolean => isBlank(person) && files.length === 0;

/** As many applicants as are wanted. Blank ones go first, then the last. */
export const resizeApplicants = (
  applicants: readonly ApplicantDraft[],
  count: number,
): readonly ApplicantDraft[] => {
  const kept = [...applicants];
  while (kept.length > count) {
    const blank = kept.findLastIndex(isUntouched);
    kept.splice(blank === -1 ? kept.length - 1 : blank, 1);
  }
  while (kept.length < count) kept.push(blankApplicant(Math.max(0, ...kept.map(({ id }) => id)) + 1));
  return kept;
};

/** An applicant as a draft keeps them: without the document number. */
export const keptApplicant = (draft: ApplicantDraft) => ({ ...draft, person: keptSlot(draft.person) });

const fileIn = (kept: unknown): GivenFile[] => {
  const { code, fileId, name, bytes } = recordIn(kept);
  if (!Number.isSafeInteger(fileId)) return [];
  return [{ code: textIn(code), fileId: Number(fileId), name: textIn(name), bytes: Number(bytes) || 0 }];
};

/** An applicant as a draft kept them, at a place. */
export const applicantIn = (kept: unknown, place: number, lists: Lists): ApplicantDraft => {
  const { person, applicant, files } = recordIn(kept);
  const kind = lists.find((list) => list.applicant === applicant)?.applicant ?? '';
  return inOrder(
    { id: place + 1, person: slotIn(person), applicant: kind, files: listIn(files).flatMap(fileIn) },
    lists,
  );
};
