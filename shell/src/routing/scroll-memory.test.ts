import { restoreScroll, savedScroll, saveScroll } from './scroll-memory.ts';

const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const at = (top: number, key: string): void => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  saveScroll(key);
};
const pageIsHigh = (height: number): void => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
};

let grow: () => void = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  scroll.mockClear();
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe = () => grow();
    disconnect = () => {
      grow = () => undefined;
    };
    unobserve = () => undefined;
  } as unknown as typeof ResizeObserver;
});

it('keeps the place of each step, the last fifty of them', () => {
  at(120, 'a');
  at(0, 'b');
  at(130, 'a');
  expect([savedScroll('a'), savedScroll('b'), savedScroll('unknown')]).toEqual([130, 0, 0]);
  for (let step = 0; step < 50; step += 1) at(step, `step ${step}`);
  expect(savedScroll('a')).toBe(0);
});

it.each(['{', '{"a":1}', '[["a","far"]]', '[["a",-5]]'])('is at the top when the store says %s', (stored) => {
  sessionStorage.setItem('scroll', stored);
  expect(savedScroll('a')).toBe(0);
});

it('goes down once the page is long enough', () => {
  pageIsHigh(900);
  restoreScroll(600);
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  pageIsHigh(5000);
  grow();
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 600],
  ]);
});

it('stays where the visitor went meanwhile', () => {
  pageIsHigh(900);
  restoreScroll(600);
  window.dispatchEvent(new Event('wheel'));
  pageIsHigh(5000);
  grow();
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});
