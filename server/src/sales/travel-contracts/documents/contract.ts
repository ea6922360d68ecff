import { decisionDay } from '@portal/shared/rules';
import type { PdfBlock } from '#src/platform/pdf/index.ts';
import { type ContractFacts, depositIn, tripOf } from '../contract-facts.ts';
import { termsOf } from '../terms/travel-terms.ts';
import { fill, type Words } from '../text/words.ts';
import { cancellationBlocks, priceBlocks } from './money-blocks.ts';
import { factsBlock, tripFacts } from './shared-blocks.ts';

/** A section: its heading gets its number. */
interface Section {
  readonly heading: string;
  readonly blocks: readonly PdfBlock[];
}

const parties = ({ order, source: { agency } }: ContractFacts, { labels, text }: Words): Section => {
  const { contract, blank } = labels;
  const { contact, emergencyContact } = order.form;
  const blocks = [
    factsBlock([
      [contract.agency, agency ? text(agency.name) : blank],
      [contract.licence, agency?.licence ?? blank],
      [contract.address, agency ? text(agency.address) : blank],
      [contract.phone, agency?.phone ?? blank],
      [contract.email, agency?.email],
    ]),
    factsBlock([
      [contract.buyer, contact.name],
      [contract.mobile, contact.mobile],
      [contract.email, contact.email],
      [contract.emergency, emergencyContact && `${emergencyContact.name} ${emergencyContact.mobile}`],
    ]),
  ];
  return { heading: contract.parties, blocks };
};

/** Document numbers are masked, as on every screen. */
const travellers = ({ order }: ContractFacts, { labels }: Words): Section => {
  const { contract, documents } = labels;
  const rows = order.form.travellers.map((person, place) => [
    String(place + 1),
    person.latinName ? fill(contract.latin, { name: person.name, latin: person.latinName }) : person.name,
    `${documents[person.documentType]} ${person.documentMask}`,
    person.child ? contract.child : contract.adult,
  ]);
  const columns = [
    { title: '', width: 28 },
    { title: contract.name },
    { title: contract.document, width: 220 },
    { title: contract.fare, width: 56 },
  ];
  return { heading: contract.travellers, blocks: [{ kind: 'table', columns, rows }] };
};

const group = (facts: ContractFacts, { labels: { contract }, day }: Words): Section => {
  const { minGroup, cutoffDays } = facts.source.tour;
  const decided = day(decisionDay(tripOf(facts).day, cutoffDays));
  const text = minGroup > 1 ? fill(contract.groupRule, { least: minGroup, decided }) : contract.noGroup;
  return { heading: contract.group, blocks: [{ kind: 'text', text }] };
};

const remark = ({ order }: ContractFacts, { labels: { contract } }: Words): Section[] =>
  order.form.remark === ''
    ? []
    : [
        {
          heading: contract.remark,
          blocks: [
            { kind: 'text', text: order.form.remark },
            { kind: 'note', text: contract.remarkNote },
          ],
        },
      ];

const terms = ({ order }: ContractFacts, { labels: { contract }, text }: Words): Section => {
  const { clauses } = termsOf(order.form.consent);
  const blocks = clauses.flatMap(({ title, items }, place): PdfBlock[] => [
    { kind: 'subheading', text: `(${place + 1}) ${text(title)}` },
    { kind: 'list', items: items.map(text) },
  ]);
  return { heading: contract.terms, blocks };
};

const conclusion = (facts: ContractFacts, { labels, instant }: Words): Section => {
  const { order, concludedAt } = facts;
  const { contract } = labels;
  const { consent } = order.form;
  const accepted = consent
    ? fill(contract.consent, {
        at: instant(new Date(consent.at)),
        terms: consent.version,
        sha256: consent.sha256,
      })
    : fill(contract.ordered, { at: instant(order.createdAt) });
  const paid = fill(depositIn(facts) ? contract.depositPaid : contract.paid, {
    at: instant(order.paidAt ?? concludedAt),
  });
  return {
    heading: contract.conclusion,
    blocks: [
      { kind: 'text', text: accepted },
      { kind: 'text', text: paid },
    ],
  };
};

const sections = (facts: ContractFacts, words: Words): Section[] => {
  const { contract } = words.labels;
  return [
    parties(facts, words),
    travellers(facts, words),
    { heading: contract.trip, blocks: [factsBlock(tripFacts(facts, words))] },
    { heading: contract.price, blocks: priceBlocks(facts, words) },
    group(facts, words),
    { heading: contract.cancellation, blocks: cancellationBlocks(facts, words) },
    { heading: contract.insurance, blocks: [{ kind: 'text', text: contract.insuranceNote }] },
    ...remark(facts, words),
    terms(facts, words),
    conclusion(facts, words),
  ];
};

/** The travel contract in one language. */
export const contractBlocks = (facts: ContractFacts, words: Words): PdfBlock[] => {
  const { labels, instant, numbered } = words;
  const { contract } = labels;
  const { order, version, concludedAt } = facts;
  const number = { orderNo: order.orderNo, version, concluded: instant(concludedAt) };
  return [
    { kind: 'title', text: contract.title },
    { kind: 'note', text: fill(contract.number, number) },
    { kind: 'note', text: contract.prevails },
    ...sections(facts, words).flatMap(({ heading, blocks }, place): PdfBlock[] => [
      { kind: 'heading', text: numbered(place, heading) },
      ...blocks,
    ]),
  ];
};
