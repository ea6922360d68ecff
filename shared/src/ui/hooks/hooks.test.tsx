import { renderView } from '@portal/shared/testing';
import { Tabs, useCopied, useQueryParams, useThrottled, useTitle } from '@portal/shared/ui';
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

test('a throttled function runs once in 200 ms by default', () => {
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

test('the document title names the screen and the system', () => {
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

test('a strip of tabs scrolls to the chosen one, and stays where the user scrolls it', () => {
  const items = ['all', 'tours', 'visas'].map((value) => ({ value, label: value }));
  const box = (left: number, right: number) => ({ left, right }) as DOMRect;
  const places: Record<string, DOMRect> = { tours: box(90, 180), visas: box(270, 350) };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return places[this.textContent ?? ''] ?? box(0, 300);
  });
  const { rerender } = render(<Tabs items={items} value="tours" onChange={jest.fn()} />);
  const strip = screen.getByRole('tablist');
  expect(strip.scrollLeft).toBe(0);
  rerender(<Tabs items={items} value="visas" onChange={jest.fn()} />);
  expect(strip.scrollLeft).toBe(50);
  strip.scrollLeft = 7;
  rerender(<Tabs items={items} value="visas" onChange={jest.fn()} />);
  expect(strip.scrollLeft).toBe(7);
  // Counts that come later make the tabs wider.
  const counted = items.map((item) => ({ ...item, count: 0 }));
  places.visas0 = box(310, 420);
  rerender(<Tabs items={counted} value="visas" onChange={jest.fn()} />);
  expect(strip.scrollLeft).toBe(127);
  jest.restoreAllMocks();
});

test('quick successive changes of the query are all applied', async () => {
  const Filters = () => {
    const query = useQueryParams();
    const choose = () => {
      query.set({ dayFrom: '2026-12-13' });
      query.set({ grade: 5 });
    };
    return (
      <button type="button" onClick={choose}>
        {query.get('dayFrom')} {query.get('grade')}
      </button>
    );
  };
  const { person, address } = renderView(<Filters />, { path: '/hotel?sort=price' });
  await person.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('2026-12-13 5');
  expect(address()).toBe('/hotel?sort=price&dayFrom=2026-12-13&grade=5');
});
