/** One of the choices of a list. */
export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

type Listed = Omit<Choice, 'value'>;

const page = 8;

/** The first option from `from` on, in steps of 1 or -1, that can be chosen; -1: none. */
const nextEnabled = (options: readonly Listed[], from: number, step: 1 | -1): number => {
  for (let place = from; place >= 0 && place < options.length; place += step)
    if (!options[place]?.disabled) return place;
  return -1;
};

/** Where a key moves from an option, past those that cannot be chosen; undefined for another key. */
export const moveIn = (options: readonly Listed[], key: string, from: number): number | undefined => {
  const last = options.length - 1;
  const targets: Readonly<Record<string, readonly [number, 1 | -1]>> = {
    ArrowDown: [from + 1, 1],
    ArrowUp: [from < 0 ? last : from - 1, -1],
    PageDown: [Math.min(from + page, last), -1],
    PageUp: [Math.max(from - page, 0), 1],
    Home: [0, 1],
    End: [last, -1],
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (!target) return undefined;
  const place = nextEnabled(options, ...target);
  return place === -1 ? from : place;
};

/**
 * The option whose text begins with what was typed, after the current one for a single letter, which finds the options
 * of that letter in turn. Undefined without one.
 */
export const findTyped = (options: readonly Listed[], typed: string, from: number): number | undefined => {
  const text = typed.toLowerCase();
  const start = text.length === 1 ? from + 1 : Math.max(from, 0);
  const places = options.map((_, offset) => (start + offset) % options.length);
  return places.find((place) => {
    const option = options[place];
    return option && !option.disabled && option.label.toLowerCase().startsWith(text);
  });
};
