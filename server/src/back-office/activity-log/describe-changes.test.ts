import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contract, type Entry } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { departments, roles, users } from '#src/platform/database/index.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { describeChanges } from './describe-changes.ts';
import { fieldName } from './words/words.ts';

const row = { subject: 'user', action: 'update', before: null, after: null } as const;

test('values are described by names, words, yuan and times in both languages, without ids and keys', async (t) => {
  const { deps, signIn } = await buildTestApp(t);
  const deptId = await addDepartment(deps, 'Sales');
  const { userId } = await signIn('GUIDE', { username: 'guide' });
  const [dept] = await deps.db.select().from(departments).where(eq(departments.id, deptId));
  const [role] = await deps.db.select().from(roles).where(eq(roles.code, 'GUIDE'));
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  const describe = async (given: object) => {
    const [changes = []] = await describeChanges(deps.db, [{ ...row, ...given }]);
    return changes.map(({ label, before, after }) => [
      label.zh,
      label.en,
      before?.zh ?? null,
      after?.en ?? after?.zh,
    ]);
  };
  assert.deepEqual(await describe({ before: { deptId: null, status: 1 }, after: { deptId, status: 0 } }), [
    ['启用状态', 'Status', '启用', 'Disabled'],
    ['部门', 'Department', null, dept?.name],
  ]);
  assert.deepEqual(await describe({ before: { roleIds: [] }, after: { roleIds: [role?.id, 999_999] } }), [
    ['角色', 'Roles', null, `${role?.name}, deleted 999999`],
  ]);
  assert.deepEqual(await describe({ subject: 'enquiry-case', after: { assigneeId: userId } }), [
    ['负责人', 'Assignee', null, user?.nickname],
  ]);
  assert.deepEqual(
    await describe({
      subject: 'product',
      before: { itinerary: [{ title: { zh: '海' } }, { title: { zh: '山', en: 'Hill' } }] },
      after: { itinerary: [{ title: { zh: '海' } }, { title: { zh: '山', en: 'Mountain' } }] },
    }),
    [['行程 2 › 标题（英文）', 'Itinerary 2 › Title (English)', 'Hill', 'Mountain']],
  );
  assert.deepEqual(
    await describe({
      subject: 'order',
      before: { state: 'PAID' },
      after: { state: 'REFUNDED', amount: 123_456, at: '2026-11-28T02:32:00.000Z', enabled: true },
    }),
    [
      ['状态', 'State', '已支付', 'Refunded'],
      ['金额', 'Amount', null, '¥1,234.56'],
      ['时间', 'Time', null, '2026-11-28 10:32'],
      ['启用', 'Enabled', null, 'Yes'],
    ],
  );
  assert.deepEqual(await describe({ after: { inventedKey: 'x' } }), [
    ['其他内容', 'Other content', null, 'x'],
  ]);
});

const namesIn = (schema: TSchema): string[] => {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as TSchema & {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  return [
    ...Object.keys(properties),
    ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(namesIn),
  ];
};

/** Of languages, versions and rows: these are parts of a label, or not shown. */
const unnamed = new Set(['zh', 'en', 'version', 'id']);

test('every field of a form of staff has a label', () => {
  const entries: Entry[] = Object.values(contract);
  const forms = entries.filter(({ access }) => typeof access === 'object').flatMap(({ body }) => body ?? []);
  const names = new Set(forms.flatMap(namesIn));
  assert.ok(names.size > 200);
  assert.deepEqual(
    [...names].filter((name) => !unnamed.has(name) && !fieldName(name)?.en),
    [],
  );
});
