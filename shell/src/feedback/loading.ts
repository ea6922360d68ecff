import { create } from 'zustand';

interface Loading {
  /** Calls in flight. */
  readonly count: number;
}

export const useLoading = create<Loading>(() => ({ count: 0 }));

export const requestStarted = (): void => {
  useLoading.setState(({ count }) => ({ count: count + 1 }));
};

export const requestEnded = (): void => {
  useLoading.setState(({ count }) => ({ count: Math.max(0, count - 1) }));
};
