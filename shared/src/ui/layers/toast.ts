import { toastDuration } from '@portal/shared/config';
import { create } from 'zustand';

export type ToastTone = 'error' | 'success' | 'info';

interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let count = 0;

const show = (tone: ToastTone, text: string): void => {
  const id = ++count;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, tone, text }] }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
  }, toastDuration);
};

/** Says something for 3 s at the top of the screen, whatever is on it. */
export const toast = {
  error: (text: string) => show('error', text),
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
} as const;
