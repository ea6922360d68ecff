import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { confirm } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { profileMessages } from './profile-messages.ts';

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
export const useLeaveGuard = (losing: boolean): void => {
  const t = useMessages(profileMessages);
  const navigate = useNavigate();
  const ask = useEffectEvent(async (target: string) => {
    const agreed = await confirm({
      title: t('leaving.title'),
      body: t('leaving.body'),
      confirmLabel: t('leaving.confirm'),
      danger: true,
    });
    if (agreed) void navigate(target);
  });
  useEffect(() => {
    if (!losing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(target);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', hold, true);
    };
  }, [losing]);
};
