import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown.tsx';

test('a countdown counts down and reports its end once', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z') });
  const ended = jest.fn();
  render(<Countdown until="2026-11-20T00:00:02Z" onEnd={ended} label="保留" />);
  expect(screen.getByRole('timer')).toHaveTextContent('保留 00:02');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  expect(ended).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(ended).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
