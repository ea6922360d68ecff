import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope } from '@portal/shared/contract';
import { type DeclaredCall, staffCalls } from './declared-calls.ts';
import { readerOfRows } from './own-rows.ts';
import { openScopes, type ScopeFixture } from './scope-fixture.ts';
import { type ApiResponse, sendRequest } from './send-request.ts';

const scopeOf = ({ entry: { access } }: DeclaredCall): Scope | undefined =>
  typeof access === 'object' ? access.scope : undefined;

const scoped = staffCalls.filter((call) => typeof scopeOf(call) === 'object');
/** Lists that contain the caller. */
const listsCaller = (call: DeclaredCall): boolean => {
  const scope = scopeOf(call);
  const isOfUsers = typeof scope === 'object' && /^(users|activities)$/.test(scope.department);
  return isOfUsers || call.key === 'GET /api/v1/enquiries/assignees';
};

const ask = (
  { portal, fill }: ScopeFixture,
  who: ScopeFixture['outsider'],
  call: DeclaredCall,
  values: readonly (string | number)[] = [],
): Promise<ApiResponse> => sendRequest(portal, who, call, { values, fill: fill(call), text: '范围' });

const keepsSecrets = ({ secrets }: ScopeFixture, { key }: DeclaredCall, { raw }: ApiResponse): void => {
  for (const secret of secrets) assert.ok(!raw.includes(secret), `${key} tells “${secret}”: ${raw}`);
};

/** The numbers in an answer, in any depth. */
const numbersIn = (data: unknown): number[] => {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersIn) : [];
};

const refusesRows = async (stage: ScopeFixture): Promise<void> => {
  for (const call of scoped.filter(({ params }) => params.length > 0))
    for (const values of stage.rowsOf(call)) {
      const answer = await ask(stage, stage.outsider, call, values);
      assert.equal(answer.status, 404, `${call.key} with ${values}: ${answer.raw}`);
      keepsSecrets(stage, call, answer);
    }
};

/** Calls that take a row or a department in their form. */
const refusesForms = async (stage: ScopeFixture): Promise<void> => {
  const taking = scoped.filter(({ params, method }) => params.length === 0 && method !== 'GET');
  for (const call of taking.filter(({ key }) => key !== 'POST /api/v1/products')) {
    const answer = await ask(stage, stage.outsider, call);
    assert.ok(answer.status >= 400 && answer.status < 500, `${call.key}: ${answer.raw}`);
    keepsSecrets(stage, call, answer);
  }
};

const listsNothing = async (stage: ScopeFixture): Promise<void> => {
  for (const call of scoped.filter(({ params, method }) => params.length === 0 && method === 'GET')) {
    const answer = await ask(stage, stage.outsider, call);
    assert.equal(answer.status, 200, `${call.key}: ${answer.raw}`);
    keepsSecrets(stage, call, answer);
    if (!listsCaller(call))
      assert.deepEqual(numbersIn(answer.body.data).filter(Boolean), [], `${call.key} counts: ${answer.raw}`);
  }
};

/** The counter-check: the department's own staff find the rows, so that a 404 is about the department. */
const reachesOwn = async (stage: ScopeFixture): Promise<void> => {
  for (const call of scoped.filter(({ method }) => method === 'GET')) {
    const answers: ApiResponse[] = [];
    for (const values of stage.rowsOf(call)) answers.push(await ask(stage, stage.insider, call, values));
    const found = answers.some(({ status }) => status === 200);
    assert.ok(found, `${call.key} answers its own department ${answers.map(({ raw }) => raw).join('\n')}`);
  }
};

test('every staff call declares its data scope', () => {
  const undeclared = staffCalls.filter((call) => scopeOf(call) === undefined);
  assert.deepEqual(
    undeclared.map(({ key }) => key),
    [],
  );
});

test('a malformed number in a path is no error of the server', async (t) => {
  const { portal, outsider } = await openScopes(t);
  for (const path of ['staff/orders/%00', 'refunds/%00'])
    assert.ok(
      (await portal.app.inject({ url: `/api/v1/${path}`, headers: outsider.headers })).statusCode < 500,
      path,
    );
});

test('rows of another department are missing, in every call whose rows belong to departments', async (t) => {
  const opened = await openScopes(t);
  const read = await readerOfRows(opened.portal.deps.db, opened.member.userId);
  const before = await read();
  for (const [scope, stage] of [
    ['own department', opened],
    ['chosen departments', { ...opened, ...opened.chosen }],
  ] as const) {
    await t.test(`${scope}: a path to a row is answered with 404`, () => refusesRows(stage));
    await t.test(`${scope}: a form with a row or a department is refused`, () => refusesForms(stage));
    await t.test(`${scope}: lists, counts, exports and the search are empty`, () => listsNothing(stage));
    assert.deepEqual(await read(), before);
    await t.test(`${scope}: the department reaches them`, () => reachesOwn(stage));
  }
});
