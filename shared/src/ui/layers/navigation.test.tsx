import { renderView } from '@portal/shared/testing';
import { Breadcrumbs, Menu, Pager, Tabs } from '@portal/shared/ui';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';

test('arrow keys move between tabs, around the end', async () => {
  const States = () => {
    const [value, setValue] = useState('all');
    const items = ['all', 'unpaid', 'paid'].map((name) => ({ value: name, label: name }));
    return (
      <Tabs label="状态" items={items} value={value} onChange={setValue}>
        <p>{`orders: ${value}`}</p>
      </Tabs>
    );
  };
  const { person } = renderView(<States />);
  await person.click(screen.getByRole('tab', { name: 'unpaid' }));
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'paid', selected: true })).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'all' })).toHaveTextContent('orders: all');
  await person.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'paid', selected: true })).toHaveFocus();
});

test('a menu opens at its first entry, moves by arrows, and Esc restores focus', async () => {
  const chosen = jest.fn();
  const items = [
    { key: 'home', label: '个人中心', to: '/personal/home' },
    { key: 'logout', label: '退出登录', onSelect: chosen },
  ];
  const { person, address } = renderView(<Menu name="我的" label="我的" items={items} />);
  const button = screen.getByRole('button', { name: '我的' });
  await person.click(button);
  expect(screen.getByRole('menuitem', { name: '个人中心' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await person.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  await person.click(button);
  await person.click(screen.getByRole('menuitem', { name: '个人中心' }));
  expect(address()).toBe('/personal/home');
});

test('a click outside closes a menu', async () => {
  const { person } = renderView(
    <>
      <Menu name="我的" label="我的" items={[{ key: 'logout', label: '退出登录' }]} />
      <p>elsewhere</p>
    </>,
  );
  await person.click(screen.getByRole('button', { name: '我的' }));
  await person.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a pager has next and previous buttons, and names the current page', async () => {
  const go = jest.fn();
  const { person } = renderView(<Pager pageNum={2} pageSize={10} total={95} onChange={go} />);
  expect(screen.getByText('共 95 条')).toBeVisible();
  expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await person.click(screen.getByRole('button', { name: '下一页' }));
  await person.click(screen.getByRole('button', { name: '上一页' }));
  await person.click(screen.getByRole('button', { name: '第 10 页' }));
  expect(go.mock.calls.flat()).toEqual([3, 1, 10]);
});

test('pages with addresses are links, without one beyond the last', () => {
  renderView(<Pager pageNum={10} pageSize={10} total={95} to={(page) => `/route?pageNum=${page}`} />);
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/route?pageNum=9');
  expect(screen.getByRole('link', { name: '第 1 页' })).toHaveAttribute('href', '/route?pageNum=1');
  expect(screen.getByRole('link', { name: '第 10 页' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

test('a single page shows the count without a pager', () => {
  renderView(<Pager pageNum={1} pageSize={10} total={10} onChange={() => undefined} />);
  expect(screen.getByText('共 10 条')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a menu stays open when the focus is moved elsewhere, and closes with the Tab key', async () => {
  const { person } = renderView(
    <>
      <Menu name="我的" label="我的" items={[{ key: 'logout', label: '退出登录' }]} />
      <input aria-label="elsewhere" />
    </>,
  );
  await person.click(screen.getByRole('button', { name: '我的' }));
  act(() => screen.getByLabelText('elsewhere').focus());
  expect(screen.getByRole('menu')).toBeVisible();
  act(() => screen.getByRole('menuitem').focus());
  await person.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('breadcrumbs link all but the last', () => {
  renderView(
    <Breadcrumbs
      items={[
        { label: '首页', to: '/index' },
        { label: '国内游', to: '/domestic' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/index');
  expect(screen.getByText('国内游')).toHaveAttribute('aria-current', 'page');
});
