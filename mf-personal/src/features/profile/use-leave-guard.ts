import { type Location, useBlocker } from '@portal/shared/router';
import { readToken } from '@portal/shared/session';
import { confirm, type Question, useUnsaved } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';

const pageOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * Asks before a navigation or the browser leads away from this page, as long as that would lose something.
 * `onLeft` is called when the navigation was confirmed.
 */
export const useLeaveGuard = (losing: boolean, question: Question, onLeft?: () => void): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After the end of a session nothing can be saved.
      losing && readToken() !== '' && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  const ask = useEffectEvent(async () => {
    if (!(await confirm(question))) return blocker.reset?.();
    onLeft?.();
    blocker.proceed?.();
  });
  useUnsaved(() => losing);
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
};
