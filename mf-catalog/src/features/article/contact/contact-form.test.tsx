import {
  type Answers,
  people,
  type RenderOptions,
  refuse,
  renderView,
  unreachable,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { ContactForm } from './contact-form.tsx';

const sending = 'POST /api/v1/enquiries/messages';
const answer = { enquiryNo: 'E261120K3V9ABCDEF', createdAt: '2026-11-20T04:00:00.000Z' };
const answers: Answers = { 'GET /api/travelInfo/getByOrgCode': travelInfo, [sending]: answer };

const show = (more: Answers = {}, options: RenderOptions = {}) =>
  renderView(<ContactForm />, { path: '/aboutus/contactus', answers: { ...answers, ...more }, ...options });
type Person = ReturnType<typeof show>['person'];

const enter = async (person: Person, label: RegExp, text: string) => {
  await person.click(screen.getByLabelText(label));
  await person.paste(text);
};
const choose = async (person: Person, topic: string) => {
  await person.click(screen.getByRole('combobox', { name: /^咨询事项/ }));
  await person.click(await screen.findByRole('option', { name: topic }));
};
const fill = async (person: Person) => {
  await choose(person, '改期与退款');
  await enter(person, /^订单号/, ' T2611200K3V9 ');
  await enter(person, /^您的称呼/, '陈海');
  await enter(person, /^电子邮箱/, 'hai@example.cn');
  await enter(person, /^留言内容/, '想改到<b>下周六</b>');
};
const send = (person: Person) => person.click(screen.getByRole('button', { name: '提交留言' }));

test('a message gets a number, the opening hours and the telephone number; another starts blank', async () => {
  const { person, server } = show();
  await fill(person);
  await send(person);
  expect((await screen.findByText('E261120K3V9ABCDEF')).closest('[role=status]')).toHaveFocus();
  expect(await screen.findByText(/每日 8:30–21:00/)).toBeVisible();
  expect(screen.getByRole('link', { name: travelInfo.phone })).toBeVisible();
  expect(server.received(sending).map(({ body }) => body)).toEqual([
    {
      topic: 'change',
      orderNo: 'T2611200K3V9',
      contactName: '陈海',
      email: 'hai@example.cn',
      message: '想改到<b>下周六</b>',
    },
  ]);
  await person.click(screen.getByRole('button', { name: '再写一条' }));
  expect(screen.getByLabelText(/^留言内容/)).toHaveValue('');
});

test('missing fields are listed with links, also neither number nor email address; nothing is sent', async () => {
  const { person, server } = show();
  await send(person);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  const names = within(summary).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '请选择咨询事项',
    '请填写您的称呼',
    '请填写手机号码或电子邮箱',
    '请填写留言内容',
  ]);
  expect(screen.getByLabelText(/^手机号码/)).toBeInvalid();
  expect(server.received(sending)).toHaveLength(0);
});

test.each([
  ['the network is down', unreachable, /网络/],
  ['too many were sent', refuse('B0210', '提交过于频繁，请 60 分钟后再试', { status: 429 }), /60 分钟后再试/],
])('the input is kept when %s, and after a reload', async (_, refusal, text) => {
  const { person, server, unmount } = show({ [sending]: refusal });
  await fill(person);
  await send(person);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  unmount();
  show();
  expect(screen.getByLabelText(/^留言内容/)).toHaveValue('想改到<b>下周六</b>');
  expect(screen.getByRole('combobox', { name: /^咨询事项/ })).toHaveTextContent('改期与退款');
  expect(server.received(sending)).toHaveLength(1);
});

test('a refusal of the server is shown at its field', async () => {
  const { person } = show({ [sending]: refuse('A0400', '订单号有误', { field: 'orderNo' }) });
  await fill(person);
  await send(person);
  expect(await screen.findByRole('link', { name: '订单号有误' })).toBeVisible();
  expect(screen.getByLabelText(/^订单号/)).toBeInvalid();
});

test("a member's contact is filled in, and without one the fields are blank", async () => {
  const suggested = { name: '陈海', mobile: '13800000000', email: 'hai@example.cn' };
  const { unmount } = show({ 'GET /api/v1/orders/contact': suggested }, { user: people.member });
  for (const value of Object.values(suggested)) expect(await screen.findByDisplayValue(value)).toBeVisible();
  unmount();
  show({ 'GET /api/v1/orders/contact': unreachable }, { user: people.member });
  expect(await screen.findByLabelText(/^您的称呼/)).toHaveValue('');
});

test('it is available in English', async () => {
  const { person } = show({}, { language: 'en' });
  await person.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByRole('link', { name: 'Enter a mobile number or an email address' })).toBeVisible();
});
