import { repeatEarlyClicks } from './early-clicks.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const add = (name: string, clicks: string[]): HTMLElement => {
  const button = document.createElement('button');
  button.addEventListener('click', () => void clicks.push(name));
  document.body.append(button);
  return button;
};

test('clicks from before the hydration are repeated once, in their order', () => {
  const clicks: string[] = [];
  const [first, second] = [add('first', clicks), add('second', clicks)];
  window.earlyClicks = [second, first, second];
  repeatEarlyClicks();
  expect(clicks).toEqual([]);
  jest.runAllTimers();
  expect(clicks).toEqual(['second', 'first', 'second']);
  expect(window.earlyClicks).toBeUndefined();
});

test('a button that the page no longer has is not clicked', () => {
  const clicks: string[] = [];
  const button = add('gone', clicks);
  window.earlyClicks = [button];
  button.remove();
  repeatEarlyClicks();
  jest.runAllTimers();
  expect(clicks).toEqual([]);
});
