import { setLanguage } from '@portal/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, clearLayers, confirm, Dialog, Layers, toast } from '../index.ts';

beforeEach(() => setLanguage('zh-cn'));
afterEach(clearLayers);

test('a toast is announced and stays for 3000 ms', () => {
  jest.useFakeTimers();
  render(<Layers />);
  act(() => toast.error('余位不足'));
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('alert')).toHaveTextContent('余位不足');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

test('the same words within 3 s are one toast, other words or another tone are another', () => {
  jest.useFakeTimers();
  render(<Layers />);
  act(() => {
    toast.error('系统出错');
    toast.error('系统出错');
    toast.error('余位不足');
    toast.success('系统出错');
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '系统出错',
    '余位不足',
  ]);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(3000));
  act(() => toast.error('系统出错'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  jest.useRealTimers();
});

test('a success toast is announced politely, and several toasts are shown together', () => {
  render(<Layers />);
  act(() => {
    toast.success('已保存');
    toast.info('已复制');
  });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['已保存', '已复制']);
  expect(screen.getByRole('region', { name: '通知' })).toHaveAttribute('aria-live', 'polite');
});

test('an undo toast stays for 8 s, longer with focus or pointer, and closes once it is used', async () => {
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const undo = jest.fn();
  render(<Layers />);
  act(() => toast.success('已停用', { label: '撤销', onSelect: undo }));
  act(() => jest.advanceTimersByTime(7999));
  const button = screen.getByRole('button', { name: '撤销' });
  act(() => button.focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(button).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('已停用')).toBeNull();
  act(() => toast.success('已启用', { label: '撤销', onSelect: undo }));
  act(() => jest.advanceTimersByTime(8000));
  expect(screen.queryByText('已启用')).toBeNull();
  jest.useRealTimers();
});

test('Ctrl+Z undoes the latest change, except in a text field', async () => {
  const person = userEvent.setup();
  const [first, second] = [jest.fn(), jest.fn()];
  render(
    <>
      <input aria-label="关键字" />
      <Layers />
    </>,
  );
  act(() => toast.success('一', { label: '撤销', onSelect: first }));
  act(() => toast.success('二', { label: '撤销', onSelect: second }));
  await person.click(screen.getByRole('textbox'));
  await person.keyboard('{Control>}z{/Control}');
  expect(second).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').blur());
  await person.keyboard('{Control>}z{/Control}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(screen.queryByText('二')).toBeNull();
});

test.each([
  ['确定', true],
  ['取消', false],
])('%s answers a question with %s', async (button, answer) => {
  const person = userEvent.setup();
  render(<Layers />);
  let asked: Promise<boolean> | undefined;
  act(() => {
    asked = confirm({ title: '删除这位旅客？', danger: true });
  });
  expect(screen.getByRole('alertdialog', { name: '删除这位旅客？' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: button }));
  await expect(asked).resolves.toBe(answer);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the button that does nothing can have a label of its own', async () => {
  const person = userEvent.setup();
  render(<Layers />);
  const answered = jest.fn();
  act(() => void confirm({ title: '取消订单？', cancelLabel: '暂不取消' }).then(answered));
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '暂不取消' }));
  expect(answered.mock.calls).toEqual([[false]]);
});

test('Esc is a no; a question that must be answered stays', async () => {
  const person = userEvent.setup();
  render(<Layers />);
  const answered = jest.fn();
  act(() => void confirm({ title: '一' }).then(answered));
  act(() => void confirm({ title: '二', mandatory: true }).then(answered));
  await person.keyboard('{Escape}');
  expect(answered.mock.calls).toEqual([[false]]);
  expect(screen.getByRole('alertdialog', { name: '二' })).toBeVisible();
  await person.keyboard('{Escape}{Escape}{Escape}');
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: '二' });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveAttribute('closedby', 'none');
  // As a browser does that closes it all the same.
  act(() => {
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
  });
  expect(dialog.open).toBe(true);
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '确定' }));
  expect(answered.mock.calls).toEqual([[false], [true]]);
});

test('a dialog gets focus, closes in three ways and restores focus', async () => {
  const person = userEvent.setup();
  const Travellers = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>选择旅客</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="旅客">
          <p>张三</p>
        </Dialog>
      </>
    );
  };
  render(<Travellers />);
  const ways = [
    () => person.keyboard('{Escape}'),
    () => person.click(screen.getByRole('button', { name: '关闭' })),
    () => person.click(screen.getByRole('dialog')),
  ];
  for (const close of ways) {
    await person.click(screen.getByRole('button', { name: '选择旅客' }));
    expect(screen.getByRole('dialog', { name: '旅客' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '选择旅客' })).toHaveFocus();
  }
});
