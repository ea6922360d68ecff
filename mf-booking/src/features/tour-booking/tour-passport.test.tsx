import type { TourBooking, TourDetail } from '@portal/shared/contract';
import { addDays, dayInMonths } from '@portal/shared/rules';
import { type Answers, chooseOption, openOptions, people, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mother } from '#src/booking/people/people.fixture.ts';
import { address, answers, day, quoteFor } from './tour-booking.fixture.ts';
import { TourBookingScreen } from './tour-booking-screen.tsx';

const placing = 'POST /api/v1/orders/tour';
const changing = 'PUT /api/v1/travellers/:id';
const tour = answers['GET /api/v1/tours/:id'] as TourDetail;
const abroad: TourDetail = {
  ...tour,
  category: 'abroad',
  content: { ...tour.content, travelDocuments: { accepted: ['passport'], passportMonths: 6 } },
};
/** The last day on which a passport has to be valid: six months after the third day. */
const deadline = dayInMonths(addDays(day, 2), 6);

beforeEach(() => sessionStorage.clear());

const show = (changed: Answers = {}) =>
  renderView(<TourBookingScreen />, {
    path: address.replace('adults=2', 'adults=1'),
    user: people.member,
    answers: {
      ...answers,
      'GET /api/v1/tours/:id': abroad,
      'POST /api/v1/orders/tour/quote': quoteFor(1, 0),
      ...changed,
    },
  });

type Person = ReturnType<typeof show>['person'];

const first = () => within(screen.getByRole('group', { name: /^出行人 1/ }));

const paste = async (person: Person, field: HTMLElement, text: string) => {
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
};

const bookedBy = ({ server }: ReturnType<typeof show>) => {
  const [call] = server.received(placing);
  if (!call) throw new Error('an order is placed');
  return (call.body as TourBooking).travellers;
};

const setDay = (label: RegExp, value: string) =>
  fireEvent.change(first().getByLabelText(label), { target: { value } });

const fillContacts = async (person: Person) => {
  for (const [label, text] of [
    [/^姓名/, '王芳'],
    [/^手机号/, '13900139000'],
  ] as const)
    for (const field of screen.getAllByLabelText(label).slice(-2)) await paste(person, field, text);
  await person.click(screen.getByRole('checkbox', { name: /旅游合同要点/ }));
};

const submit = (person: Person) => person.click(screen.getByRole('button', { name: '提交订单' }));

test('a tour abroad takes passports only, and refuses one with a Chinese name or an early expiry', async () => {
  const view = show({ 'GET /api/v1/travellers': [] });
  const { person, server } = view;
  await screen.findByRole('group', { name: /^出行人 1/ });
  const types = await openOptions(person, first().getByLabelText(/^证件类型/));
  expect(types.map(({ textContent }) => textContent)).toEqual(['护照']);
  await person.keyboard('{Escape}');
  await paste(person, first().getByLabelText(/^姓名/), '李兰');
  await paste(person, first().getByLabelText(/^证件号码/), 'E12345678');
  await paste(person, first().getByLabelText(/^护照上的英文姓名/), '李兰');
  setDay(/^出生日期/, '1990-05-01');
  setDay(/^护照有效期至/, addDays(deadline, -1));
  await fillContacts(person);
  await submit(person);
  expect(first().getByLabelText(/^护照上的英文姓名/)).toHaveAccessibleDescription(/不能有汉字/);
  expect(first().getByLabelText(/^签发国家/)).toHaveAccessibleDescription('请选择签发国家或地区');
  expect(first().getByLabelText(/^护照有效期至/)).toHaveAccessibleDescription(/须在 .* 当日仍有效/);
  expect(server.received(placing)).toHaveLength(0);

  await paste(person, first().getByLabelText(/^护照上的英文姓名/), 'li lan');
  await chooseOption(person, first().getByLabelText(/^签发国家/), '中国');
  setDay(/^护照有效期至/, deadline);
  await submit(person);
  await waitFor(() => expect(server.received(placing)).toHaveLength(1));
  expect(bookedBy(view)).toEqual([
    {
      name: '李兰',
      documentType: 'passport',
      documentNo: 'E12345678',
      birthDate: '1990-05-01',
      gender: 0,
      latinName: 'LI LAN',
      documentCountry: 'CN',
      documentExpiry: deadline,
    },
  ]);
});

test('a saved passport without its printed name is completed in the form and in the book', async () => {
  const view = show({
    'GET /api/v1/travellers': [{ ...mother, latinName: null }],
    [changing]: mother,
  });
  const { person, server } = view;
  await person.click(await screen.findByRole('button', { name: /^李兰/ }));
  await fillContacts(person);
  await submit(person);
  expect(screen.getByRole('link', { name: /出行人 1：.*护照资料不完整/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '补填李兰的证件' }));
  expect(first().getByLabelText(/^姓名/)).toHaveValue('李兰');
  expect(first().getByLabelText(/^签发国家/)).toHaveTextContent('中国');
  await paste(person, first().getByLabelText(/^证件号码/), 'E12345678');
  await paste(person, first().getByLabelText(/^护照上的英文姓名/), 'LI LAN');
  await person.click(first().getByRole('checkbox', { name: '保存到常用旅客' }));
  await submit(person);
  await waitFor(() => expect(server.received(changing)).toHaveLength(1));
  expect(server.received(changing)[0]).toMatchObject({ params: { id: '7' }, body: { latinName: 'LI LAN' } });
  expect(bookedBy(view)[0]).toMatchObject({
    documentNo: 'E12345678',
    latinName: 'LI LAN',
  });
});

test('a saved ID card does not do abroad', async () => {
  const { person, server } = show({ 'GET /api/v1/travellers': [{ ...mother, documentType: 'id-card' }] });
  await person.click(await screen.findByRole('button', { name: /^李兰/ }));
  await fillContacts(person);
  await submit(person);
  expect(screen.getByRole('link', { name: /出行人 1：本线路不接受/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '补填李兰的证件' }));
  expect(first().getByLabelText(/^证件类型/)).toHaveTextContent('护照');
  expect(server.received(placing)).toHaveLength(0);
});
