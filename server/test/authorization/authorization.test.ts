import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { type DeclaredCall, everyCall, memberCalls, routeOf, staffCalls } from './declared-calls.ts';
import { foreignPaths, namesOwn, ownPaths } from './foreign-paths.ts';
import { enter, type MemberFixture, openMember } from './member-fixture.ts';
import { readerOfRows } from './own-rows.ts';
import { openPortal, type PortalFixture } from './portal-fixture.ts';
import { type ApiResponse, idFields, type RequestOptions, sendRequest } from './send-request.ts';

interface Stage {
  readonly portal: PortalFixture;
  readonly theirs: MemberFixture;
  readonly mine: MemberFixture;
  /**
   * Makes the call; the response must contain no data of the other member, and their rows must not change.
   */
  readonly try: (
    call: DeclaredCall,
    who: Buyer,
    asking: Omit<RequestOptions, 'text'>,
  ) => Promise<ApiResponse>;
}

const open = async (t: TestContext): Promise<Stage> => {
  const portal = await openPortal(t);
  const theirs = await openMember(portal);
  const mine = await openMember(portal);
  const read = await readerOfRows(portal.deps.db, theirs.who.userId);
  const before = await read();
  return {
    ...{ portal, theirs, mine },
    try: async (call, who, asking) => {
      const answer = await sendRequest(portal, who, call, { ...asking, text: mine.mark });
      for (const secret of theirs.secrets)
        assert.ok(!answer.raw.includes(secret), `${call.key} tells “${secret}”: ${answer.raw}`);
      assert.deepEqual(await read(), before, `${call.key} left what another member has as it was`);
      return answer;
    },
  };
};

/** The form fields that can name a member's record; the fixture must know every other id field too. */
const ownFields = ({ theirs }: Stage, call: DeclaredCall) =>
  idFields(call).filter(({ name }) => {
    const own = theirs.own[name] !== undefined;
    assert.ok(
      own || theirs.fill(call)(name) !== undefined,
      `${call.key} takes “${name}”, of which the member of this test knows nothing: give them one (own, in member.ts), or say what to fill in (words in member.ts, open in portal.ts)`,
    );
    return own;
  });

const withoutSession = async ({ portal, theirs }: Stage): Promise<void> => {
  for (const call of [...memberCalls, ...staffCalls]) {
    const values = call.params.map(({ name }) => theirs.own[name]?.[0] ?? '1');
    const asking = { values, fill: theirs.fill(call), text: 'x' };
    const { status, body, raw } = await sendRequest(portal, undefined, call, asking);
    assert.deepEqual([status, body.code ?? body.errorCode], [401, 'A0230'], `${call.key}: ${raw}`);
  }
};

const staffOnly = async (stage: Stage): Promise<void> => {
  const { theirs, mine } = stage;
  for (const call of staffCalls) {
    const values = call.params.map(({ name }) => theirs.own[name]?.[0] ?? '1');
    const { status, raw } = await stage.try(call, mine.who, { values, fill: theirs.fill(call) });
    assert.equal(status, 403, `${call.key}: ${raw}`);
  }
};

const byPath = async (stage: Stage): Promise<void> => {
  const { portal, theirs, mine } = stage;
  for (const call of memberCalls.filter((one) => namesOwn(theirs, one)))
    for (const values of foreignPaths(portal, theirs, mine, call)) {
      const { status, raw } = await stage.try(call, mine.who, { values, fill: mine.fill(call) });
      assert.equal(status, 404, `${call.key} with ${values}: ${raw}`);
    }
};

/** Whether a response is 404, or names the refused field. */
const refusesField = ({ status, body }: ApiResponse, path: string): boolean =>
  status === 404 || (status >= 400 && status < 500 && body.field?.split('/')[0] === path.split('/')[0]);

const byField = async (stage: Stage): Promise<void> => {
  const { portal, theirs, mine } = stage;
  const tried = new Set<string>();
  for (const call of memberCalls)
    for (const { path: want, name } of ownFields(stage, call)) {
      tried.add(name);
      const known = mine.fill(call);
      const fill = (field: string) =>
        field === name ? theirs.own[name]?.[0] : (known(field) ?? mine.own[field]?.[0]);
      const answers: ApiResponse[] = [];
      for (const values of ownPaths(portal, mine, call)) {
        const answer = await stage.try(call, mine.who, { values, fill, want });
        assert.ok(answer.status >= 400 && answer.status < 500, `${call.key}, ${want}: ${answer.raw}`);
        answers.push(answer);
      }
      const all = answers.map(({ raw }) => raw).join('\n');
      assert.ok(
        answers.some((answer) => refusesField(answer, want)),
        `${call.key} names ${want}: ${all}`,
      );
    }
  const fields = Object.keys(theirs.own).filter((name) => !name.includes(':'));
  assert.deepEqual([...tried].sort(), fields.sort(), 'each field that names something of a member was tried');
};

const withoutNames = async (stage: Stage): Promise<void> => {
  const { portal, theirs } = stage;
  for (const call of memberCalls) {
    if (namesOwn(theirs, call)) continue;
    const newcomer = await enter(portal);
    const [values] = ownPaths(portal, theirs, call);
    const own = stage.mine.fill(call);
    const { status, raw } = await stage.try(call, newcomer, { values, fill: own });
    assert.ok(status < 500, `${call.key}: ${raw}`);
  }
};

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The counter-check: own records are found on the same paths, so that a 404 is about the owner. */
const ownIsThere = async (stage: Stage): Promise<void> => {
  const { portal, mine } = stage;
  const calls = memberCalls.filter((call) => namesOwn(mine, call));
  for (const call of calls.toSorted(
    (one, other) => order.indexOf(one.method) - order.indexOf(other.method),
  )) {
    const known = mine.fill(call);
    const fill = (field: string) => known(field) ?? mine.own[field]?.[0];
    const statuses: number[] = [];
    for (const values of ownPaths(portal, mine, call))
      statuses.push((await stage.try(call, mine.who, { values, fill })).status);
    assert.ok(
      statuses.some((status) => status !== 404 && status < 500),
      `${call.key} answers its own member ${statuses}`,
    );
  }
};

test('every call of the contract gets a response', async (t) => {
  const { app } = await openPortal(t);
  const missing = everyCall.filter((call) => !app.hasRoute({ method: call.method, url: routeOf(call) }));
  assert.deepEqual(
    missing.map(({ key }) => key),
    [],
  );
});

test("a member's records are accessible to them only, in every call of the contract", async (t) => {
  const stage = await open(t);
  await t.test('without a session there is no answer', () => withoutSession(stage));
  await t.test('without the permission staff calls are forbidden', () => staffOnly(stage));
  await t.test('no path leads to what another has', () => byPath(stage));
  await t.test('no form takes what another has', () => byField(stage));
  await t.test('a call without ids returns and changes only own data', () => withoutNames(stage));
  await t.test('own data is returned', () => ownIsThere(stage));
});
