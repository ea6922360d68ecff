import type { ApplicantKind, VisaContent, VisaDocument } from '@portal/shared/contract';
import { textOf } from '../text-pair.ts';
import type { VisaSeed } from './visa-seed.ts';
import { type DocumentName, documents, type Purpose, type WayName, ways } from './vocabulary.ts';

type Documents = readonly DocumentName[];

const identityOf = {
  light: ['passportScan', 'photoFile', 'form'],
  scans: ['passportScan', 'photoFile', 'form', 'idCard', 'household', 'marriage'],
  regular: ['passport', 'photos', 'form', 'idCard'],
  full: ['passport', 'photos', 'form', 'idCard', 'household', 'marriage'],
} as const satisfies Record<string, Documents>;

const standingOf: Readonly<Record<ApplicantKind, Documents>> = {
  employed: ['employment'],
  selfEmployed: ['licence'],
  student: ['enrolment'],
  retired: ['retirement'],
  child: ['birth', 'consent'],
};

const journeyOf = {
  light: [],
  scans: ['bankSix', 'property', 'itinerary'],
  regular: ['bankThree'],
  full: ['bankSix', 'property', 'itinerary'],
} as const satisfies Record<string, Documents>;

const purposeOf: Readonly<Record<Purpose, Documents>> = {
  旅游签证: [],
  商务签证: ['invitation', 'dispatch'],
  探亲签证: ['familyInvitation', 'inviterStatus', 'kinship'],
  过境签证: ['onward', 'thirdVisa'],
};

const everybody: readonly ApplicantKind[] = ['employed', 'selfEmployed', 'student', 'retired', 'child'];
const atWork: readonly ApplicantKind[] = ['employed', 'selfEmployed'];

/** An online application needs no proof of occupation; children still need their own documents. */
const standingFor = (way: WayName, applicant: ApplicantKind): Documents =>
  ways[way].papers === 'light' && applicant !== 'child' ? [] : standingOf[applicant];

/** Electronic visas take files of everything. */
const documentOf = (name: DocumentName, electronic: boolean): VisaDocument => {
  const { title, body, required, original } = documents[name];
  return { title: textOf(title), body: textOf(body), required, original: original && !electronic };
};

/** What each kind of applicant has to bring. */
export const documentsOf = ({ way, purpose }: VisaSeed): VisaContent['documents'] => {
  const { papers, electronic } = ways[way];
  const insurance: Documents = way === 'schengen' ? ['insurance'] : [];
  return (purpose === '商务签证' ? atWork : everybody).map((applicant) => ({
    applicant,
    items: [
      ...identityOf[papers],
      ...standingFor(way, applicant),
      ...purposeOf[purpose],
      ...journeyOf[papers],
      ...insurance,
    ].map((name) => documentOf(name, electronic)),
  }));
};
