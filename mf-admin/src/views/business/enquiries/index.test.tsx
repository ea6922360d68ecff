import type { EnquiryDetail } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Enquiries from './index.tsx';

const enquiry: EnquiryDetail = {
  id: 5,
  enquiryNo: 'E261122ABC',
  kind: 'group',
  state: 'NEW',
  organisation: '湛江一中',
  people: 45,
  travelDay: null,
  topic: null,
  orderNo: null,
  contactName: '陈老师',
  mobile: '13800138000',
  tour: { id: 7, title: { zh: '雷州研学' } },
  assignee: null,
  createdAt: '2026-11-20T02:00:00.000Z',
  email: null,
  message: '要两辆车',
  steps: [],
  version: '17',
};

const answers: Answers = {
  'GET /api/v1/enquiries/page': { list: [enquiry], total: 1 },
  'GET /api/v1/enquiries/assignees': [{ id: 1, name: 'root' }],
  'GET /api/v1/enquiries/:id': enquiry,
  'PUT /api/v1/enquiries/:id/state': null,
  'PUT /api/v1/enquiries/:id/assignee': null,
  'POST /api/v1/enquiries/:id/notes': null,
};

const show = (
  path = '/business/enquiries',
  user: (typeof people)['root'] = people.root,
  more: Answers = {},
) => renderView(<Enquiries />, { path, user, answers: { ...answers, ...more } });

describeList({
  screen: <Enquiries />,
  path: '/business/enquiries',
  call: 'GET /api/v1/enquiries/page',
  page: { list: [enquiry], total: 1 },
  shown: '湛江一中',
  filter: { label: '状态', choose: '待联系', query: { state: 'NEW' } },
  empty: '没有符合条件的咨询',
  answers,
});

test('the URL sets the filters of the list', async () => {
  const { server } = show('/business/enquiries?state=NEW&category=learning&from=2026-11-01&assigneeId=1');
  expect(await screen.findByText('湛江一中')).toBeVisible();
  expect(server.received('GET /api/v1/enquiries/page')[0]?.query).toEqual({
    state: 'NEW',
    category: 'learning',
    from: '2026-11-01',
    assigneeId: '1',
    pageNum: '1',
    pageSize: '10',
  });
});

test('an enquiry is opened, moved to its next state with a note, and assigned to the user', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '处理 湛江一中' }));
  // In tests antd gives every layer the same id, so a name may be another's.
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('要两辆车')).toBeVisible();
  await person.click(within(drawer).getByRole('button', { name: '由我负责' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/enquiries/:id/assignee')[0]?.body).toEqual({
      assigneeId: 1,
      version: '17',
    }),
  );
  await person.type(within(drawer).getByRole('textbox', { name: '跟进内容' }), ' 已电话联系 ');
  await person.click(within(drawer).getByRole('button', { name: '已联系' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/enquiries/:id/state')[0]?.body).toEqual({
      event: 'contact',
      note: '已电话联系',
      version: '17',
    }),
  );
});

test('after a version conflict the input is kept until the newest version is loaded', async () => {
  const { person } = show('/business/enquiries?enquiry=5', people.root, {
    'PUT /api/v1/enquiries/:id/state': refuse('A0514', 'lan在您编辑期间修改过', {
      status: 409,
    }),
  });
  const note = await screen.findByRole('textbox', { name: '跟进内容' });
  await person.type(note, '已报价');
  await person.click(screen.getByRole('button', { name: '关闭咨询' }));
  expect(await screen.findByText(/lan在您编辑期间修改过/)).toBeVisible();
  expect(note).toHaveValue('已报价');
});

test('a message shows topic, order and email address in list and drawer, and is filtered by kind', async () => {
  const message: EnquiryDetail = {
    ...{ ...enquiry, kind: 'message', organisation: null, people: null, tour: null, mobile: null },
    ...{ contactName: '陈海', email: 'hai@example.cn', topic: 'change', orderNo: 'T2611200K3V9' },
  };
  const { server, person } = show('/business/enquiries?kind=message', people.root, {
    'GET /api/v1/enquiries/page': { list: [message], total: 1 },
    'GET /api/v1/enquiries/:id': message,
  });
  expect(await screen.findByText('陈海 hai@example.cn')).toBeVisible();
  expect(screen.getByText('改期与退款')).toBeVisible();
  expect(within(screen.getByRole('table')).queryByText('未指定线路')).toBeNull();
  expect(server.received('GET /api/v1/enquiries/page')[0]?.query).toMatchObject({ kind: 'message' });
  await person.click(screen.getByRole('button', { name: '处理 陈海' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByRole('link', { name: 'T2611200K3V9' })).toHaveAttribute(
    'href',
    '/business/orders/detail?no=T2611200K3V9',
  );
  expect(within(drawer).getByText('hai@example.cn')).toBeVisible();
});

test('without the permission to work on it the history has no actions', async () => {
  show('/business/enquiries?enquiry=5', { ...people.admin, perms: ['biz:enquiry:query'] });
  expect(await screen.findByText(/您没有跟进权限/)).toBeVisible();
  expect(screen.getByText('提交咨询')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '跟进内容' })).toBeNull();
});

test('without the permission the screen shows the no-permission state', async () => {
  const forbidden = refuse('A0231', '没有权限', { status: 403 });
  show('/business/enquiries', people.member, {
    'GET /api/v1/enquiries/page': forbidden,
    'GET /api/v1/enquiries/assignees': forbidden,
  });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
});
