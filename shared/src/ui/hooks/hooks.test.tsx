import { renderView } from '@portal/shared/testing';
import { useCopied, useQueryParams, useThrottled, useTitle } from '@portal/shared/ui';
import { act, render, screen } from '@testing-library/react';

test('the copied flag stays for 1500 ms', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const Share = () => {
    const [copied, copy] = useCopied();
    return (
      <button type="button" onClick={() => void copy('https://haitu.example/route/detail?id=7')}>
        {copied ? '已复制' : '复制链接'}
      </button>
    );
  };
  render(<Share />);
  await act(async () => screen.getByRole('button', { name: '复制链接' }).click());
  expect(writeText).toHaveBeenCalledWith('https://haitu.example/route/detail?id=7');
  act(() => jest.advanceTimersByTime(1499));
  expect(screen.getByText('已复制')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('复制链接')).toBeVisible();
  jest.useRealTimers();
});

test('a throttled function runs once in 200 ms unless told otherwise', () => {
  jest.useFakeTimers();
  const got = jest.fn();
  let call: (value: number) => void = () => undefined;
  const Search = () => {
    call = useThrottled(got);
    return null;
  };
  const { unmount } = render(<Search />);
  call(1);
  call(2);
  act(() => jest.advanceTimersByTime(200));
  expect(got.mock.calls).toEqual([[1], [2]]);
  call(3);
  unmount();
  jest.runAllTimers();
  expect(got).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('the document is named after the screen and the system', () => {
  const Titled = ({ text }: { text?: string }) => {
    useTitle(text);
    return null;
  };
  const { rerender } = render(<Titled text="国内游" />);
  expect(document.title).toBe('国内游 · 海途旅行');
  rerender(<Titled />);
  expect(document.title).toBe('国内游 · 海途旅行');
});

test('a changed filter goes back to the first page, a changed page keeps the filters', async () => {
  const Filters = () => {
    const query = useQueryParams();
    return (
      <>
        <p>{`${query.get('theme')} ${query.getNumber('pageNum')} ${query.getNumber('theme')} ${query.get('x')}`}</p>
        <button type="button" onClick={() => query.set({ pageNum: 4 })}>
          page
        </button>
        <button type="button" onClick={() => query.set({ theme: undefined, days: 3 })}>
          filter
        </button>
      </>
    );
  };
  const { person, address } = renderView(<Filters />, { path: '/domestic?theme=sea&pageNum=3&x=' });
  expect(screen.getByText('sea 3 undefined undefined')).toBeVisible();
  await person.click(screen.getByText('page'));
  expect(address()).toBe('/domestic?theme=sea&pageNum=4&x=');
  await person.click(screen.getByText('filter'));
  expect(address()).toBe('/domestic?x=&days=3');
});
