import { useNavigate } from '@portal/shared/router';
import { clearSession } from '@portal/shared/session';
import { people, renderView } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useLeaveGuard } from './use-leave-guard.ts';

const ways = {
  form: '/form',
  'next page': '/form?pageNum=2',
  heading: '/form#heading',
  home: '/home',
};

const Guard = () => {
  useLeaveGuard(true, { title: 'Leave this form?', confirmLabel: 'Leave' });
  return null;
};

const Portal = () => {
  const navigate = useNavigate();
  return (
    <>
      {Object.entries(ways).map(([name, to]) => (
        <button key={name} type="button" onClick={() => void navigate(to)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
};

const openForm = () =>
  renderView(
    <>
      <Guard />
      <Portal />
    </>,
    { path: '/form', user: people.member },
  );

const question = () => screen.queryByRole('alertdialog', { name: 'Leave this form?' });

test.each(['home', 'next page'] as const)('a guarded form asks before the way to the %s', async (way) => {
  const { person, address } = openForm();
  await person.click(screen.getByText(way));
  expect(question()).toBeVisible();
  await person.click(screen.getByRole('button', { name: '取消' }));
  expect(address()).toBe('/form');
  await person.click(screen.getByText(way));
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe(ways[way]));
});

test('a guarded form asks before the browser goes back', async () => {
  const { person, address } = openForm();
  await person.click(screen.getByText('heading'));
  expect(address()).toBe('/form#heading');
  expect(question()).toBeNull();
  await person.click(screen.getByText('home'));
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/home'));
  await person.click(screen.getByText('back'));
  expect(question()).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/form#heading'));
});

test('a guarded form lets go once the session has ended', async () => {
  const { person, address } = openForm();
  act(() => clearSession());
  await person.click(screen.getByText('home'));
  expect(address()).toBe('/home');
  expect(question()).toBeNull();
});
