import type { TestContext } from 'node:test';
import { scopeColumns } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { loadBase } from '#demo/system/load-base.ts';
import { approvalDeputies } from '#src/platform/database/index.ts';
import { newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { buildTestApp, type TestApp } from '../support/test-app.ts';
import { type DeclaredCall, everyCall, filled } from './declared-calls.ts';

const roles = ['ROOT', 'ADMIN', 'EDITOR', 'FINANCE', 'MEMBER'] as const;

/** The expected access table. */
export const expectedFile = new URL('./expected-access.json', import.meta.url);

/**
 * Who may make a call: `everybody`, `members`, or the roles, with the initial permissions of a portal; of calls
 * and DEPUTY, staff with another permission who represent an administrator today; of calls
 * of staff also the rows they reach: `none` (all of the agency), `own`, or those of departments by a column.
 */
export type AccessTable = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, string>>;
type Ask = (call: DeclaredCall, headers: Headers) => Promise<boolean>;

const admitted = 204;

/**
 * A portal with its initial roles whose handlers are replaced: an allowed call gets a fixed response, and
 * nothing is read or changed.
 */
const replaceHandlers = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  portal.app.addHook('preValidation', (_request, reply) => reply.code(admitted).send());
  await portal.deps.db.transaction(loadBase);
  const ask: Ask = async (call, headers) => {
    const { statusCode } = await portal.app.inject({
      method: call.method,
      url: filled(call, []),
      headers: { ...headers, 'idempotency-key': newKey() },
    });
    if (statusCode === admitted) return true;
    if (statusCode === 401 || statusCode === 403) return false;
    throw new Error(`${call.key} answered ${statusCode} where only its access is decided`);
  };
  return { portal, ask };
};

/** The column that the data scope of a staff call goes by. */
const scopeIn = ({ entry: { access } }: DeclaredCall): string => {
  if (typeof access !== 'object') return '';
  const { scope } = access;
  return typeof scope === 'string'
    ? ` · ${scope}`
    : ` · ${scope.department} by ${scopeColumns[scope.department]}`;
};

const summed = (call: DeclaredCall, letIn: readonly string[], anonymous: boolean): string => {
  if (anonymous) return 'everybody';
  return letIn.length === roles.length + 1 ? 'members' : letIn.join(' ') + scopeIn(call);
};

/** Staff with a permission that no call needs, who represent a user today. */
const signInDeputy = async ({ signIn, deps, clock }: TestApp, principalId: number): Promise<Headers> => {
  const { userId, headers } = await signIn('DEPUTY', { perms: ['none'] });
  const [firstDay, lastDay] = [dayOf(clock.now()), dayOf(clock.now())];
  await deps.db.insert(approvalDeputies).values({ principalId, deputyId: userId, firstDay, lastDay });
  return headers;
};

/** Makes every call of the contract with each role, and without a session. */
export const findAccess = async (t: TestContext): Promise<AccessTable> => {
  const { portal, ask } = await replaceHandlers(t);
  const headers = new Map<string, Headers>();
  let principalId = 0;
  for (const role of roles) {
    const user = await portal.signIn(role, { username: role.toLowerCase() });
    headers.set(role, user.headers);
    if (role === 'ADMIN') principalId = user.userId;
  }
  headers.set('DEPUTY', await signInDeputy(portal, principalId));
  const table: Record<string, string> = {};
  for (const call of everyCall.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const letIn: string[] = [];
    for (const [role, own] of headers) if (await ask(call, own)) letIn.push(role);
    table[call.key] = summed(call, letIn, await ask(call, {}));
  }
  return table;
};
