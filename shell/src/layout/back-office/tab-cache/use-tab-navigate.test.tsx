import type { RouteRecord } from '@portal/shared/contract';
import { NavigateContext, useNavigate } from '@portal/shared/router';
import { renderView } from '@portal/shared/testing';
import { useQueryParams } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import { useTabNavigate } from './use-tab-navigate.ts';

const records: RouteRecord[] = [
  { path: '/user', component: 'system/user/index' },
  { path: '/role', component: 'system/role/index' },
];
const tab = {
  id: '/user',
  pathname: '/user',
  search: '',
  step: 'k',
  pinned: false,
  home: false,
  generation: 0,
};

const Screen = () => {
  const navigate = useNavigate();
  const { set } = useQueryParams();
  return (
    <>
      <button type="button" onClick={() => set({ keywords: 'Li' })}>
        filter
      </button>
      <button type="button" onClick={() => void navigate('/role')}>
        leave
      </button>
    </>
  );
};

/** The screen of the tab `/user`, in a browser that shows it or not. */
const open = (visible: boolean) => {
  const onMove = jest.fn();
  const Page = () => (
    <NavigateContext value={useTabNavigate(tab, records, onMove, { current: visible })}>
      <Screen />
    </NavigateContext>
  );
  return { ...renderView(<Page />, { path: '/user' }), onMove };
};

test('a visible screen navigates', async () => {
  const { person, address, onMove } = open(true);
  await person.click(screen.getByText('filter'));
  expect(address()).toBe('/user?keywords=Li');
  await person.click(screen.getByText('leave'));
  expect(address()).toBe('/role');
  expect(onMove).not.toHaveBeenCalled();
});

test('a hidden screen changes the URL of its tab, and opens no other tab', async () => {
  const { person, address, onMove } = open(false);
  await person.click(screen.getByText('filter'));
  await person.click(screen.getByText('leave'));
  expect(address()).toBe('/user');
  expect(onMove.mock.calls).toEqual([
    [{ id: '/user', pathname: '/user', search: '?keywords=Li', step: 'k' }],
  ]);
});
