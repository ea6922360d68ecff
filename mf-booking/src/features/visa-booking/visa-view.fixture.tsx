import type { VisaBooking } from '@portal/shared/contract';
import { type Answers, chooseRegion, people, type RenderOptions, renderView } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { address, answers, travelDay } from './visa-booking.fixture.ts';
import { VisaBookingScreen } from './visa-booking-screen.tsx';

export const placing = 'POST /api/v1/orders/visa';
export const uploading = 'POST /api/v1/visa-files';

/** The screen as a member sees it. */
export const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<VisaBookingScreen />, {
    path: address,
    user: people.member,
    answers: { ...answers, ...changed },
    ...options,
  });

export type Shown = ReturnType<typeof show>;

/** Types into a field by its name. */
export const type = async ({ container, person }: Shown, name: string, text: string): Promise<void> => {
  const input = container.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  await person.click(input);
  await person.paste(text);
};

/** Chooses 李兰 of the address book and says that she is employed. */
export const chooseMother = async ({ person }: Shown): Promise<void> => {
  await person.click(await screen.findByRole('button', { name: /^李兰/ }));
  await person.click(screen.getByRole('radio', { name: '在职人员' }));
};

/** Fills everything but who applies. */
export const fillRest = async (view: Shown): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(/^预计出行日期/), { target: { value: travelDay } });
  await type(view, 'contact/name', '陈海生');
  await type(view, 'contact/mobile', '13800138000');
  await view.person.click(screen.getByRole('button', { name: '使用联系人的姓名和手机号' }));
  await chooseRegion(view.person, '广东省', '湛江市', '霞山区', '新园街道');
  await type(view, 'returnAddress/street', '人民大道南 2 号');
};

export const fillAll = async (view: Shown): Promise<void> => {
  await chooseMother(view);
  await fillRest(view);
};

export const submit = async ({ person }: Shown): Promise<void> =>
  person.click(await screen.findByRole('button', { name: '提交订单' }));

export const bodyOf = ({ server }: Shown, place = 0) => server.received(placing)[place]?.body as VisaBooking;

/** Chooses files for a document of the first applicant. */
export const upload = async (
  { container, person }: Shown,
  title: string,
  ...files: File[]
): Promise<void> => {
  const input = container.querySelector<HTMLInputElement>(
    `input[type="file"][aria-label="申请人 1：上传${title}"]`,
  );
  if (!input) throw new Error(`nothing to upload ${title}`);
  input.accept = '';
  await person.upload(input, files);
};
