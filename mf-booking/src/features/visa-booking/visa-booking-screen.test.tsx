import type { VisaSelection } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { refuse } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, answers, quoteFor, travelDay, visa } from './visa-booking.fixture.ts';
import {
  bodyOf,
  chooseMother,
  fillAll,
  fillRest,
  placing,
  show,
  submit,
  type,
} from './visa-view.fixture.tsx';

const quoting = 'POST /api/v1/orders/visa/quote';

beforeEach(() => sessionStorage.clear());

const summaryLinks = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('visa, price, cancellation fee and hold time are shown before the button', async () => {
  show();
  expect(await screen.findByRole('heading', { name: '日本单次旅游签证' })).toBeVisible();
  for (const words of ['日本', '7 个工作日', '停留 15 天', '单次入境'])
    expect(screen.getByText(words)).toBeVisible();
  const box = within(screen.getByRole('complementary', { name: '费用明细' }));
  await waitFor(() => expect(box.getByRole('status')).toHaveTextContent('¥380'));
  expect(box.getByText('单次 · 常规')).toBeVisible();
  expect(box.getByText(/保留名额 30 分钟/)).toBeVisible();
  expect(screen.getByText('递交使领馆后不退。')).toBeVisible();
});

test('an application is sent at the price shown, and the cashier replaces the form', async () => {
  const view = show();
  await fillAll(view);
  await type(view, 'remark', '一起递交');
  await screen.findByText('¥380 × 1');
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/visa/pay?orderNo=V20261120000001'));
  expect(bodyOf(view)).toEqual({
    visaId: 9,
    skuId: 91,
    travelDay,
    applicants: [{ person: { travellerId: 7 }, applicant: 'employed', files: [] }],
    contact: { name: '陈海生', mobile: '13800138000' },
    returnAddress: {
      name: '陈海生',
      mobile: '13800138000',
      province: '广东省',
      city: '湛江市',
      district: '霞山区',
      street: '新园街道人民大道南 2 号',
    },
    remark: '一起递交',
    expectedAmount: 38_000,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('passports are sent back to an address with a number of another country', async () => {
  const view = show();
  await fillAll(view);
  const mobile = view.container.querySelector('[name="returnAddress/mobile"]') as HTMLElement;
  await view.person.clear(mobile);
  await view.person.type(mobile, '+44 7400 123456');
  await submit(view);
  await waitFor(() => expect(view.address()).toMatch(/^\/visa\/pay/));
  expect(bodyOf(view)).toMatchObject({ returnAddress: { mobile: '+447400123456', province: '广东省' } });
});

test('an electronic visa asks for no return address, and is sent without one', async () => {
  const electronic = { ...visa, content: { ...visa.content, electronic: true } };
  const view = show({ 'GET /api/v1/visas/:id': electronic });
  await chooseMother(view);
  fireEvent.change(screen.getByLabelText(/^预计出行日期/), { target: { value: travelDay } });
  await type(view, 'contact/name', '陈海生');
  await type(view, 'contact/mobile', '13800138000');
  expect(screen.queryByRole('heading', { name: '材料回寄地址' })).not.toBeInTheDocument();
  await submit(view);
  await waitFor(() => expect(view.address()).toBe('/visa/pay?orderNo=V20261120000001'));
  expect(bodyOf(view)).not.toHaveProperty('returnAddress');
});

test('applicants pay each, have their own kind, and can be entered with a passport', async () => {
  const view = show();
  await fillAll(view);
  await view.person.click(screen.getByRole('button', { name: '增加申请人数' }));
  await screen.findByText('¥380 × 2');
  await type(view, 'applicants/1/person/name', '王芳');
  await type(view, 'applicants/1/person/documentNo', 'E12345678');
  const born = view.container.querySelector('[name="applicants/1/person/birthDate"]');
  fireEvent.change(born as Element, { target: { value: '2008-01-02' } });
  await view.person.click(screen.getAllByRole('radio', { name: '在校学生' })[1] as HTMLElement);
  await submit(view);
  await waitFor(() => expect(view.address()).toMatch(/^\/visa\/pay/));
  expect(bodyOf(view)).toMatchObject({
    applicants: [
      { applicant: 'employed' },
      { applicant: 'student', person: { name: '王芳', documentType: 'passport', documentNo: 'E12345678' } },
    ],
    expectedAmount: 76_000,
  });
});

test('an empty form is not sent: missing fields are listed in a summary with links', async () => {
  const view = show();
  await submit(view);
  expect(summaryLinks()).toEqual([
    '请选择预计出行日期',
    '申请人 1：请填写姓名',
    '申请人 1：请填写证件号码',
    '申请人 1：请填写出生日期',
    '申请人 1：请选择申请人身份',
    '联系人：请填写姓名',
    '联系人：请填写手机号',
    '材料回寄地址：请填写收件人',
    '材料回寄地址：请填写手机号',
    '材料回寄地址：请选择所在地区',
    '材料回寄地址：请填写详细地址',
  ]);
  await view.person.click(screen.getByRole('link', { name: '申请人 1：请选择申请人身份' }));
  expect(screen.getByRole('radio', { name: '在职人员' })).toHaveFocus();
  expect(view.server.received(placing)).toHaveLength(0);
});

test.each([
  ['before an answer could be there', addDays(dayOf(new Date()), 3), /^来不及出签：最早可选/],
  ['too far ahead', addDays(dayOf(new Date()), 366), /^最晚可选/],
])('a day of travel %s is refused', async (_, day, text) => {
  const view = show();
  await fillAll(view);
  fireEvent.change(screen.getByLabelText(/^预计出行日期/), { target: { value: day } });
  await submit(view);
  expect(summaryLinks()).toEqual([expect.stringMatching(text)]);
  expect(view.server.received(placing)).toHaveLength(0);
});

test('a kind that does not match the age is reported, and another one is accepted', async () => {
  const view = show();
  await fillRest(view);
  await view.person.click(screen.getByRole('button', { name: /^陈小海/ }));
  await view.person.click(screen.getByRole('radio', { name: '在职人员' }));
  await submit(view);
  expect(summaryLinks()).toEqual([expect.stringMatching(/^申请人 1：与出行日的年龄不符/)]);
  await view.person.click(screen.getByRole('radio', { name: '学龄前儿童' }));
  await submit(view);
  await waitFor(() => expect(view.server.received(placing)).toHaveLength(1));
});

test('a refusal of the server is shown at the applicant', async () => {
  const view = show({
    [placing]: refuse('A0400', '没有该出行人', { field: 'applicants/0/person/travellerId' }),
  });
  await fillAll(view);
  await submit(view);
  expect(await screen.findByRole('link', { name: '申请人 1：没有该出行人' })).toBeVisible();
});

test('a changed price is shown and charged only after the buyer agrees', async () => {
  const view = show({ [placing]: refuse('A0511', '价格已更新', { status: 409 }) });
  await fillAll(view);
  await screen.findByText('¥380 × 1');
  view.server.answer({ [quoting]: ({ body }) => quoteFor(body as VisaSelection, { price: 40_000 }) });
  await submit(view);
  expect(await screen.findByText(/从 ¥380 变为 ¥400/)).toBeVisible();
  view.server.answer({ [placing]: answers[placing] });
  await submit(view);
  await waitFor(() => expect(view.address()).toMatch(/^\/visa\/pay/));
  expect(bodyOf(view, 1).expectedAmount).toBe(40_000);
});

test('the number of applicants is limited by the places', async () => {
  show({ [quoting]: ({ body }) => quoteFor(body as VisaSelection, { left: 1 }) });
  expect(await screen.findByText('一次最多 1 人')).toBeVisible();
  expect(screen.getByRole('button', { name: '增加申请人数' })).toBeDisabled();
});

test('sold out meanwhile is reported, with a link to other types', async () => {
  const view = show({ [placing]: refuse('A0510', '余量不足', { status: 409 }) });
  await fillAll(view);
  await submit(view);
  const notice = (await screen.findByText('名额刚刚订满')).closest('[role="alert"]') as HTMLElement;
  expect(within(notice).getByRole('link', { name: '选择其他签证类型' })).toHaveAttribute(
    'href',
    '/visa/visaDetail?id=9',
  );
});

test.each([
  ['a visa that is gone', { 'GET /api/v1/visas/:id': refuse('A0401', '不存在', { status: 404 }) }, address],
  ['a type it does not have', {}, address.replace('91', '99')],
  ['an address that names nothing', {}, '/visa/visaPreview?id=9'],
])('%s cannot be applied for, and says so', async (_, changed, path) => {
  show(changed, { path });
  expect(await screen.findByText('该签证暂不可办理')).toBeVisible();
});

test('a failed load can be retried', async () => {
  const view = show({ 'GET /api/v1/visas/:id': refuse('B0001', '暂时无法读取', { status: 503 }) });
  const again = await screen.findByRole('button', { name: '重试' });
  view.server.answer({ 'GET /api/v1/visas/:id': answers['GET /api/v1/visas/:id'] });
  await view.person.click(again);
  await chooseMother(view);
  expect(screen.getByText('必需材料已上传 0/2')).toBeVisible();
});

test('in English', async () => {
  const { person } = show({ 'GET /api/v1/travellers': [] }, { language: 'en' });
  await person.click(await screen.findByRole('radio', { name: 'Employed' }));
  expect(screen.getByRole('heading', { name: 'Letter of employment' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('link', { name: 'Please choose your travel date' })).toBeVisible();
  await screen.findByText('Once submitted nothing goes back.');
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
