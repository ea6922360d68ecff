import { readBoot } from '@portal/shared/config';
import { dayOf } from '@portal/shared/rules';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const minuteOf = (instant: number): number => Math.floor(instant / minuteMs) * minuteMs;

const never = () => () => undefined;

/**
 * False in the first render of a document from the server, where storage and address of the browser are unknown; true
 * from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The minute of now. The first render of a document from the server takes the minute in which that was rendered, so that
 * both say the same; the clock of the browser counts from then on.
 */
export const useNow = (): Date =>
  new Date(
    useSyncExternalStore(
      never,
      () => minuteOf(Date.now()),
      () => minuteOf(readBoot().now ?? Date.now()),
    ),
  );

/** Today in Asia/Shanghai, as `useNow` has it. */
export const useToday = (): string => dayOf(useNow());
