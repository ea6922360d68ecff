import type { Choice, ChoiceKind } from './choices.ts';
import type { FoundRecord } from './use-record-search.ts';

/** Choices under one heading. */
export interface ChoiceGroup {
  readonly key: 'recent' | Exclude<ChoiceKind, 'all'>;
  readonly choices: readonly Choice[];
}

/** The kinds of records, in the order of the results. */
const recordKinds = [
  'order',
  'product',
  'user',
  'refund',
  'invoice',
  'visa',
  'enquiry',
  'review',
  'question',
  'coupon',
  'article',
  'role',
] as const;
type RecordKind = (typeof recordKinds)[number];

const maxLocal = 8;
const maxRecentMatches = 3;

/** The records of a kind; the last choice opens their list when it has more. */
const recordsOf = (
  kind: RecordKind,
  found: readonly FoundRecord[],
  allOf: (kind: RecordKind, count: number) => string,
): ChoiceGroup => {
  const choices = found.filter((record) => record.kind === kind);
  const [first] = choices;
  if (!first || first.all.total <= choices.length) return { key: kind, choices };
  const title = allOf(kind, first.all.total);
  return { key: kind, choices: [...choices, { kind: 'all', title, note: '', path: first.all.path }] };
};

interface Results {
  readonly recent: readonly Choice[];
  readonly actions: readonly Choice[];
  readonly screens: readonly Choice[];
  readonly apps: readonly Choice[];
  readonly found: readonly FoundRecord[];
}

/** The results of a search by group, recent ones first, each path once; groups without any are left out. */
export const groupResults = (
  { recent, actions, screens, apps, found }: Results,
  allOf: (kind: RecordKind, count: number) => string,
): readonly ChoiceGroup[] => {
  const latest = recent.slice(0, maxRecentMatches);
  const isNew = ({ path }: Choice) => latest.every((one) => one.path !== path);
  const local = (key: ChoiceGroup['key'], choices: readonly Choice[]): ChoiceGroup => ({
    key,
    choices: choices.filter(isNew).slice(0, maxLocal),
  });
  return [
    { key: 'recent' as const, choices: latest },
    local('action', actions),
    local('screen', screens),
    local('app', apps),
    ...recordKinds
      .map((kind) => recordsOf(kind, found, allOf))
      .map(({ key, choices }) => ({ key, choices: choices.filter(isNew) })),
  ].filter(({ choices }) => choices.length > 0);
};
