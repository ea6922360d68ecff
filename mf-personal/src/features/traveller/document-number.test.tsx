import type { Traveller } from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { DocumentNumber } from './document-number.tsx';

const looking = 'POST /api/v1/travellers/:id/document';

const lan: Traveller = {
  id: 7,
  name: '李兰',
  documentType: 'passport',
  documentMask: 'E1*****78',
  birthDate: '1990-05-01',
  gender: 2,
  mobile: null,
  latinName: 'LI LAN',
  documentCountry: 'CN',
  documentExpiry: '2031-05-01',
};

const ask = async (answer: Parameters<typeof renderView>[1], shownFor?: number) => {
  const view = renderView(<DocumentNumber traveller={lan} shownFor={shownFor} />, {
    user: people.member,
    ...answer,
  });
  await view.person.click(screen.getByRole('button', { name: '显示李兰的完整证件号码' }));
  await view.person.type(screen.getByLabelText(/^登录密码/), 'Portal@2026{Enter}');
  return view;
};

test('the full number is shown for a while after entering the password', async () => {
  const { server } = await ask({ answers: { [looking]: { documentNo: 'E12345678' } } }, 400);
  expect(await screen.findByText('E12345678')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.received(looking)[0]).toMatchObject({
    params: { id: '7' },
    body: { password: 'Portal@2026' },
  });
  expect(await screen.findByText('E1*****78')).toBeVisible();
  expect(screen.queryByText('E12345678')).not.toBeInTheDocument();
});

test('the full number can be hidden earlier', async () => {
  const { person } = await ask({ answers: { [looking]: { documentNo: 'E12345678' } } });
  await person.click(await screen.findByRole('button', { name: '隐藏李兰的证件号码' }));
  expect(screen.getByText('E1*****78')).toBeVisible();
});

test('a wrong password shows nothing', async () => {
  await ask({ answers: { [looking]: refuse('A0210', '密码错误', { field: 'password' }) } });
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('密码错误')).toBeVisible();
  expect(screen.getByText('E1*****78')).toBeVisible();
});
