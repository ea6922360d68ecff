import { toastDuration } from '@portal/shared/config';
import { create } from 'zustand';

export type ToastTone = 'error' | 'success' | 'info';

/** What can be done about what a toast says, such as taking it back. */
export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** A toast with an action is shown longer. */
const actionDuration = 8000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

let count = 0;

/** Takes a toast away. */
export const dismissToast = (id: number): void => {
  holdToast(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
};

/** Pauses the timeout of a toast while it has pointer or focus. */
export const holdToast = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

/** Restarts the timeout of a toast. */
export const releaseToast = (id: number): void => {
  const shown = useToasts.getState().toasts.find((one) => one.id === id);
  if (!shown) return;
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), shown.action ? actionDuration : toastDuration),
  );
};

const isShown = (tone: ToastTone, text: string): boolean =>
  useToasts.getState().toasts.some((one) => one.tone === tone && one.text === text && !one.action);

const show = (tone: ToastTone, text: string, action?: ToastAction): void => {
  if (!action && isShown(tone, text)) return;
  const id = ++count;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, tone, text, action }] }));
  releaseToast(id);
};

/**
 * Shows a toast for 3 s at the top of the screen, for 8 s with an undo action. A toast that is shown already
 * is not repeated.
 */
export const toast = {
  error: (text: string) => show('error', text),
  success: (text: string, action?: ToastAction) => show('success', text, action),
  info: (text: string) => show('info', text),
} as const;
