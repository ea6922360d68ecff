import assert from 'node:assert/strict';
import type { DeclaredCall } from './declared-calls.ts';
import type { MemberFixture } from './member-fixture.ts';
import type { PortalFixture } from './portal-fixture.ts';

type Value = string | number;

interface Choice {
  readonly value: Value;
  readonly foreign: boolean;
}

/** The possible values of a path's parameters: a member's records, or public ones. */
const namesOf = (
  { open }: PortalFixture,
  member: MemberFixture,
  { key, params }: DeclaredCall,
): (readonly Value[])[] =>
  params.map(({ name }) => {
    const everybodys = open[name];
    const values = member.own[name] ?? (everybodys === undefined ? undefined : [String(everybodys)]);
    assert.ok(
      values,
      `${key} names “${name}”, of which the member of this test has none: give them one (own, in member.ts), or say that everybody may name it (open, in portal.ts)`,
    );
    return values;
  });

const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);

/** Whether a path parameter of the call names a member's record. */
export const namesOwn = (member: MemberFixture, { params }: DeclaredCall): boolean =>
  params.some(({ name }) => member.own[name] !== undefined);

/** The paths of a call with own records only. */
export const ownPaths = (portal: PortalFixture, member: MemberFixture, call: DeclaredCall): Value[][] =>
  product(namesOf(portal, member, call));

/** The paths of a call with a record of another member, alone or combined with own ones. */
export const foreignPaths = (
  portal: PortalFixture,
  theirs: MemberFixture,
  mine: MemberFixture,
  call: DeclaredCall,
): Value[][] => {
  const own = namesOf(portal, mine, call);
  const choices = namesOf(portal, theirs, call).map((values, place): Choice[] => {
    const foreign = theirs.own[call.params[place]?.name ?? ''] !== undefined;
    const others = values.map((value) => ({ value, foreign }));
    return foreign ? [...others, ...(own[place] ?? []).map((value) => ({ value, foreign: false }))] : others;
  });
  return product(choices)
    .filter((path) => path.some(({ foreign }) => foreign))
    .map((path) => path.map(({ value }) => value));
};
