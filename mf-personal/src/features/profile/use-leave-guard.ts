import { type Location, useBlocker } from '@portal/shared/router';
import { readToken } from '@portal/shared/session';
import { confirm, type Question, useUnsaved } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';

const pageOf = ({ pathname, search }: Location): string => pathname + search;

/** Asks before a navigation or the browser leads away from this page, as long as that would lose something. */
export const useLeaveGuard = (losing: boolean, question: Question): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After the end of a session nothing can be saved.
      losing && readToken() !== '' && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  const ask = useEffectEvent(async () => {
    if (await confirm(question)) blocker.proceed?.();
    else blocker.reset?.();
  });
  useUnsaved(() => losing);
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
};
