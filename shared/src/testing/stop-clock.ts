/** For the rest of this test it is this instant, and time passes for timers only. End it with `jest.useRealTimers()`. */
export const stopClockAt = (instant: string): void => {
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
    ],
  });
};
