const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step of a command. Prints its name after 2 s, every 10 s that it runs, and its duration. */
export const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const started = Date.now();
  let announced = false;
  const announce = (): void => {
    console.log(announced ? `  … ${what} (${seconds(started)})` : `${what} …`);
    announced = true;
  };
  const first = setTimeout(announce, 2000);
  const again = setInterval(announce, 10_000);
  try {
    const result = await work();
    if (announced) console.log(`${what}: ${seconds(started)}`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }
};
