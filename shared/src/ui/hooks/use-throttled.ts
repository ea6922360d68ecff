import { throttleDelay } from '@portal/shared/config';
import { useEffect, useEffectEvent, useState } from 'react';

/** Throttles a function to one call in `delay` ms (default: 200); the last call of a burst is not lost. */
export const useThrottled = <A extends readonly unknown[]>(
  fn: (...args: A) => void,
  delay: number = throttleDelay,
): ((...args: A) => void) => {
  const latest = useEffectEvent(fn);
  const [throttled] = useState(() => throttle((...args: A) => latest(...args), delay));
  useEffect(() => throttled.cancel, [throttled]);
  return throttled.call;
};

/** Lets a call through at once, then at most one in `delay` ms, always with the latest arguments. */
export const throttle = <A extends readonly unknown[]>(fn: (...args: A) => void, delay: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: A | undefined;

  const rest = (): void => {
    const args = waiting;
    waiting = undefined;
    timer = args && setTimeout(rest, delay);
    if (args) fn(...args);
  };
  const call = (...args: A): void => {
    if (timer) {
      waiting = args;
      return;
    }
    timer = setTimeout(rest, delay);
    fn(...args);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return { call, cancel };
};
