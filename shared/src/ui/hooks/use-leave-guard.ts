import { useNavigate } from '@portal/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { confirm, type Question } from '../layers/confirm.ts';
import { useUnsaved } from './shell-context.ts';

/** The page of the portal that a click would lead to in this tab; undefined for any other click. */
const targetOf = (event: MouseEvent): string | undefined => {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  const elsewhere = pathname !== window.location.pathname || search !== window.location.search;
  return origin === window.location.origin && elsewhere ? pathname + search + hash : undefined;
};

/** Asks before a link or the browser leads away from this page, as long as that would lose something. */
export const useLeaveGuard = (losing: boolean, question: Question): void => {
  const navigate = useNavigate();
  const ask = useEffectEvent(async (target: string) => {
    if (await confirm(question)) void navigate(target);
  });
  useUnsaved(() => losing);
  useEffect(() => {
    if (!losing) return;
    const hold = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(target);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [losing]);
};
