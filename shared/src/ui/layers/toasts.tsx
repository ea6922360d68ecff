import { useMessages } from '@portal/shared/i18n';
import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import { afterPaint } from '../hooks/after-paint.ts';
import { uiMessages } from '../messages.ts';
import styles from './layers.module.css';
import {
  dismissToast,
  holdToast,
  releaseToast,
  type ToastAction,
  type ToastTone,
  useToasts,
} from './toast.ts';

const icons: Readonly<Record<ToastTone, IconName>> = { error: 'warning', success: 'check', info: 'info' };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const useActions = () => {
  const toasts = useToasts((state) => state.toasts);
  const take = (id: number, { onSelect }: ToastAction) => {
    dismissToast(id);
    onSelect();
  };
  // The button comes last in the page, too far for Tab in 8 s: the key for taking back does it from anywhere.
  useEffect(() => {
    const latest = toasts.findLast(({ action }) => action);
    const onKeyDown = (event: KeyboardEvent) => {
      const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!undoes || !latest?.action || isTyping(event.target)) return;
      event.preventDefault();
      take(latest.id, latest.action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { toasts, take };
};

/** Where toasts appear, above everything else. */
export const Toasts = () => {
  const t = useMessages(uiMessages);
  const { toasts, take } = useActions();
  const region = useRef<HTMLElement>(null);
  const focused = useRef<HTMLElement>(null);

  // Shown again with each toast, so that it is above a dialog that opened meanwhile, with the focus where it was. Empty it
  // stays, or a screen reader would not know of the region before its first words.
  useEffect(() => {
    const element = region.current;
    const show = () => element?.showPopover();
    // Showing makes the browser style all that is new; an empty region can wait until that is done.
    const callOff = toasts.length === 0 ? afterPaint(show) : show();
    focused.current?.focus();
    return () => {
      callOff?.();
      const { activeElement } = document;
      const inside = activeElement instanceof HTMLElement && element?.contains(activeElement);
      focused.current = inside ? activeElement : null;
      element?.hidePopover();
    };
  }, [toasts]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={t('notices')}
      aria-live="polite"
      className={styles.toasts}
    >
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} className={styles.toast}>
          <Icon name={icons[tone]} size={18} />
          {text}
          {action && (
            <button
              type="button"
              className={styles.action}
              aria-keyshortcuts="Control+Z Meta+Z"
              title="Ctrl+Z"
              onClick={() => take(id, action)}
              onPointerEnter={() => holdToast(id)}
              onPointerLeave={() => releaseToast(id)}
              onFocus={() => holdToast(id)}
              onBlur={() => releaseToast(id)}
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </section>
  );
};
