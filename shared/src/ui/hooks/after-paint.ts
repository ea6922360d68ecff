/**
 * Calls once the next frame has been painted: what measures the page before that, as the progress bar does, makes the
 * browser lay out a whole new screen twice. Returns the function that calls it off.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
