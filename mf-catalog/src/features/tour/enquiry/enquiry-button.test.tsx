import { type Answers, type RenderOptions, refuse, renderView, unreachable } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { GroupNote } from '../list/group-note.tsx';

const asking = 'POST /api/v1/enquiries';
const answer = { enquiryNo: 'E261120K3V9ABCDEF', createdAt: '2026-11-20T04:00:00.000Z' };

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(<GroupNote tourId={7} />, {
    answers: { 'GET /api/travelInfo/getByOrgCode': travelInfo, [asking]: answer, ...answers },
    ...options,
  });
type Person = ReturnType<typeof show>['person'];

const dialog = () => within(screen.getByRole('dialog'));
const open = (person: Person) => person.click(screen.getByRole('button', { name: '团体出行咨询' }));
const send = (person: Person) => person.click(dialog().getByRole('button', { name: '提交' }));

const enter = async (person: Person, label: RegExp, text: string) => {
  const field = dialog().getByLabelText(label);
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
};

const fill = async (person: Person) => {
  await open(person);
  await enter(person, /^单位名称/, ' 湛江一中 ');
  await enter(person, /^预计人数/, '45');
  await enter(person, /^联系人/, '陈老师');
  await enter(person, /^手机号码/, '13800138000');
};

test('a group enquiry gets a number, the next steps and a contact', async () => {
  const { person, server } = show();
  await fill(person);
  await enter(person, /^其他需求/, '两辆车');
  await send(person);
  const done = await dialog().findByText('E261120K3V9ABCDEF');
  expect(done.closest('[role=status]')).toHaveFocus();
  expect(dialog().getByText(/一个工作日内给您致电/)).toBeVisible();
  expect(dialog().getByRole('link', { name: /0759-2386 6886/ })).toHaveAttribute('href', 'tel:075923866886');
  expect(server.received(asking).map(({ body }) => body)).toEqual([
    {
      tourId: 7,
      organisation: '湛江一中',
      people: 45,
      contactName: '陈老师',
      mobile: '13800138000',
      message: '两辆车',
    },
  ]);
  await person.click(dialog().getByRole('button', { name: '好的' }));
  await open(person);
  expect(dialog().getByLabelText(/^单位名称/)).toHaveValue('');
});

test('missing fields are listed in a summary with focus and links; nothing is sent', async () => {
  const { person, server } = show();
  await open(person);
  await enter(person, /^电子邮箱/, 'chen@school');
  await send(person);
  const summary = dialog().getByRole('alert');
  expect(summary).toHaveFocus();
  const names = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '请填写单位名称',
    '人数请填 2 至 500 的整数',
    '请填写联系人',
    '请填写手机号码',
    '请检查电子邮箱，例如 name@example.com',
  ]);
  await person.click(within(summary).getByRole('link', { name: '请填写手机号码' }));
  const mobile = dialog().getByLabelText(/^手机号码/);
  expect(mobile).toHaveFocus();
  expect(mobile).toBeInvalid();
  expect(mobile).toHaveAccessibleDescription(/请填写手机号码/);
  expect(server.received(asking)).toHaveLength(0);
});

test('a refusal of the server is shown at its field until that is changed', async () => {
  const { person } = show({
    [asking]: refuse('A0400', '出行日期不能早于今天', { field: 'travelDay' }),
  });
  await fill(person);
  await send(person);
  expect(await dialog().findByRole('link', { name: '出行日期不能早于今天' })).toBeVisible();
  const day = dialog().getByLabelText(/^希望出行/);
  expect(day).toHaveAccessibleDescription(/不能早于今天/);
  await person.type(day, '2999-01-01');
  expect(day).toBeValid();
});

test.each([
  ['the network is down', unreachable, /网络/],
  ['too many were sent', refuse('B0210', '提交过于频繁，请 60 分钟后再试', { status: 429 }), /60 分钟后再试/],
])('the input is kept when %s and when the form is closed', async (_, refusal, text) => {
  const { person, server } = show({ [asking]: refusal });
  await fill(person);
  await send(person);
  expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  expect(dialog().getByLabelText(/^联系人/)).toHaveValue('陈老师');
  await person.click(dialog().getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open(person);
  expect(dialog().getByLabelText(/^预计人数/)).toHaveValue('45');
  server.answer({ [asking]: answer });
  await send(person);
  expect(await dialog().findByText('E261120K3V9ABCDEF')).toBeVisible();
});

test('it is available in English', async () => {
  const { person } = show({}, { language: 'en' });
  await person.click(screen.getByRole('button', { name: 'Group enquiry' }));
  await person.click(dialog().getByRole('button', { name: 'Send' }));
  expect(dialog().getByRole('link', { name: 'Please enter your organisation' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Group enquiry' })).toBeVisible();
});
