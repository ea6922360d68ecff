import { hasPerm, type Rights } from '@portal/shared/rules';
import { type Choice, type ChoiceKind, normalise } from './choices.ts';
import names from './verb-names.json' with { type: 'json' };

export type VerbName = keyof typeof names;

/** What can be done with a record that was found. */
interface Verb {
  readonly kind: ChoiceKind;
  readonly anyOf: readonly string[];
  /** Where it is done, by the path of the record. */
  readonly pathOf: (record: string) => string;
}

const verbs: Readonly<Record<VerbName, Verb>> = {
  refund: { kind: 'order', anyOf: ['trade:refund:approve'], pathOf: (path) => `${path}&action=refund` },
  price: {
    kind: 'product',
    anyOf: ['biz:calendar:edit'],
    pathOf: (path) => path.replace(/^.*\?id=/, '/business/calendar?productId='),
  },
  rollBack: { kind: 'app', anyOf: ['release:promote'], pathOf: (path) => `${path}&action=rollback` },
};

/** A verb at the beginning of keywords, and the record it is for. */
export interface Command {
  readonly verb: VerbName;
  readonly record: string;
}

/** Letters need a space after the verb; Chinese does not before a number or Latin word. */
const recordAfter = (asked: string, name: string): string => {
  if (!asked.startsWith(name)) return '';
  const rest = asked.slice(name.length);
  const isApart = /^[\s:：]/.test(rest) || (/\p{Script=Han}$/u.test(name) && /^[a-z0-9#]/.test(rest));
  return isApart ? rest.replace(/^[\s:：]+/, '').trim() : '';
};

/** Reads `refund T2611…`; undefined when the keywords begin with no verb, or name no record. */
export const readCommand = (keywords: string): Command | undefined => {
  const asked = normalise(keywords).trim();
  const found = (Object.entries(names) as [VerbName, string][]).flatMap(([verb, written]) =>
    written.split('|').map((name) => ({ verb, record: recordAfter(asked, name) })),
  );
  return found.find(({ record }) => record !== '');
};

/**
 * What a user may do with the records found. Without a command it is offered for a record that is the only one of its
 * kind.
 */
export const recordActionsOf = (
  user: Rights,
  found: readonly Choice[],
  { command, titleOf }: { command?: Command; titleOf: (verb: VerbName, record: string) => string },
): readonly Choice[] =>
  (Object.entries(verbs) as [VerbName, Verb][])
    .filter(([verb, { anyOf }]) => (!command || command.verb === verb) && hasPerm(user, anyOf))
    .flatMap(([verb, { kind, pathOf }]) => {
      const records = found.filter((choice) => choice.kind === kind);
      if (!command && records.length !== 1) return [];
      return records.map(({ title, note, path }) => ({
        kind: 'action' as const,
        title: titleOf(verb, title),
        note,
        path: pathOf(path),
      }));
    });
