/** Lets a call through at once, then at most one in `delay` ms, always with the latest arguments. */
export const throttle = <A extends readonly unknown[]>(fn: (...args: A) => void, delay: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: A | undefined;

  const rest = (): void => {
    const args = waiting;
    waiting = undefined;
    timer = args && setTimeout(rest, delay);
    if (args) fn(...args);
  };
  const call = (...args: A): void => {
    if (timer) {
      waiting = args;
      return;
    }
    timer = setTimeout(rest, delay);
    fn(...args);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return { call, cancel };
};
