import type { ApplicantKind, VisaContent, VisaDocument } from '@portal/shared/contract';
import type { Purpose } from '../names.ts';
import type { VisaSeed } from '../visa-seed.ts';
import {
  identityPapers as identity,
  journeyPapers as journey,
  purposePapers,
  standingPapers as standing,
} from './papers.ts';
import { type WayName, ways } from './ways.ts';

type Papers = readonly VisaDocument[];

const identityOf = {
  light: [identity.passportScan, identity.photoFile, identity.form],
  regular: [identity.passport, identity.photos, identity.form, identity.idCard],
  full: [
    identity.passport,
    identity.photos,
    identity.form,
    identity.idCard,
    identity.household,
    identity.marriage,
  ],
} as const;

const standingOf: Readonly<Record<ApplicantKind, Papers>> = {
  employed: [standing.employment],
  selfEmployed: [standing.licence],
  student: [standing.enrolment],
  retired: [standing.retirement],
  child: [standing.birth, standing.consent],
};

const journeyOf = {
  light: [],
  regular: [journey.bankThree],
  full: [journey.bankSix, journey.property, journey.itinerary],
} as const;

const purposeOf: Readonly<Record<Purpose, Papers>> = {
  旅游签证: [],
  商务签证: [purposePapers.invitation, purposePapers.dispatch],
  探亲签证: [purposePapers.familyInvitation, purposePapers.inviterStatus, purposePapers.kinship],
  过境签证: [purposePapers.onward, purposePapers.thirdVisa],
};

const everybody: readonly ApplicantKind[] = ['employed', 'selfEmployed', 'student', 'retired', 'child'];
const atWork: readonly ApplicantKind[] = ['employed', 'selfEmployed'];

/** An application online asks nobody what they do, but for children. */
const standingFor = (way: WayName, applicant: ApplicantKind): Papers =>
  ways[way].papers === 'light' && applicant !== 'child' ? [] : standingOf[applicant];

/** What each kind of applicant has to bring. */
export const documentsOf = ({ way, purpose }: VisaSeed): VisaContent['documents'] => {
  const { papers } = ways[way];
  const insurance = way === 'schengen' ? [journey.insurance] : [];
  return (purpose === '商务签证' ? atWork : everybody).map((applicant) => ({
    applicant,
    items: [
      ...identityOf[papers],
      ...standingFor(way, applicant),
      ...purposeOf[purpose],
      ...journeyOf[papers],
      ...insurance,
    ],
  }));
};
