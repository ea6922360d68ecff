import { loadingCloseDelay } from '@portal/shared/config';
import { create } from 'zustand';

interface Loading {
  /** Calls in flight. */
  readonly count: number;
  /** Whether the overlay is shown: from the first call until 400 ms after the last response. */
  readonly shown: boolean;
}

export const useLoading = create<Loading>(() => ({ count: 0, shown: false }));

let closing: ReturnType<typeof setTimeout> | undefined;

export const requestStarted = (): void => {
  clearTimeout(closing);
  useLoading.setState(({ count }) => ({ count: count + 1, shown: true }));
};

export const requestEnded = (): void => {
  const count = Math.max(0, useLoading.getState().count - 1);
  useLoading.setState({ count });
  if (count > 0) return;
  clearTimeout(closing);
  closing = setTimeout(() => useLoading.setState({ shown: false }), loadingCloseDelay);
};
