import type { BulkRow, Region, RoleRow, UserForm } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { type Answers, refuse, startFakeServer } from '../../shared/src/testing/fake-server.ts';
import type { ReceivedCall } from '../../shared/src/testing/match-call.ts';

const role = (id: number, name: string, changes: Partial<RoleRow> = {}): RoleRow => ({
  ...{ id, name, code: `ROLE_${id}`, sort: id, status: 1, dataScope: 0, userCount: 3 },
  ...{ createTime: '2026-03-02', updateTime: '2026-11-02', ...changes },
});

const roles: readonly RoleRow[] = [
  role(1, '系统管理员', { code: 'ADMIN' }),
  role(2, '编辑', { status: 0, dataScope: 1 }),
  role(3, '湛江国际旅行社有限公司出境游事业部海岛产品中心产品审核员', {
    ...{ code: 'OUTBOUND_ISLAND_PRODUCT_REVIEWER_OF_ZHANJIANG', userCount: 12_000 },
  }),
];

const bulkRows: readonly BulkRow[] = (['ready', 'done', 'refused', 'undone'] as const).map(
  (state, place) => ({
    ...{ number: place + 1, key: String(place + 101), state },
    name: { zh: '林**：涠洲岛三日游', en: 'L**: Three days on Weizhou Island' },
    before: { zh: '显示中', en: 'Visible' },
    after: state === 'refused' ? null : { zh: '已下架', en: 'Taken down' },
    reason:
      state === 'refused' ? { zh: '该评价已下架', en: 'This review has already been taken down' } : null,
  }),
);

const form: UserForm = { username: 'staff2', nickname: '陈晓岚', deptId: 2, roleIds: [2], version: '1' };

/** Keywords choose the state of a list. */
const pageOf = ({ query }: ReceivedCall) => {
  if (query.keywords === 'loading') return new Promise<never>(() => undefined);
  if (query.keywords === 'error') return refuse('B0001', '服务暂时不可用，请稍后再试', { status: 503 });
  if (query.keywords === 'forbidden') return refuse(errorCodes.forbidden, '没有权限', { status: 403 });
  const list = query.keywords ? [] : roles;
  return { list: [...list], total: list.length && 87 };
};

const region = (code: string, name: string, nameEn: string, leaf = false): Region => ({
  ...{ code, name, nameEn, leaf },
});

/** As many others as the id of an article says. */
const othersOf = (body: unknown): { name: string; since: string }[] => {
  const { kind, recordId } = body as { kind: string; recordId: number };
  const names = kind === 'article' ? ['陈海生', '王丽', '林小岚'].slice(0, recordId) : [];
  return names.map((name) => ({ name, since: '2026-11-28T02:32:00Z' }));
};

const answers: Answers = {
  'GET /api/v1/regions': ({ query: { parent } }) =>
    parent ? [region(`${parent}08`, '湛江市', 'Zhanjiang', true)] : [region('44', '广东省', 'Guangdong')],
  'POST /api/v1/console/editors': ({ body }) => ({ others: othersOf(body) }),
  'GET /api/v1/roles/page': pageOf,
  'GET /api/v1/bulk-jobs/:id/rows': { list: [...bulkRows], total: bulkRows.length },
  'GET /api/v1/users/:id/form': form,
  'GET /api/v1/dept/options': [{ value: 1, label: '海途旅行', children: [{ value: 2, label: '出境游部' }] }],
  'GET /api/v1/roles/options': [
    { value: 1, label: '系统管理员' },
    { value: 2, label: '编辑' },
  ],
};

/** Answers the calls of the examples in the browser. */
export const startAnswering = (): void => {
  startFakeServer(answers);
};
