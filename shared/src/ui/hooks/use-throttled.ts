import { throttleDelay } from '@portal/shared/config';
import { useEffect, useEffectEvent, useState } from 'react';
import { throttle } from './throttle.ts';

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
