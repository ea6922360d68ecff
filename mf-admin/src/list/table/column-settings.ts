/** How somebody likes the columns of a table; what is not said of a column is as the screen has it. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

/** A column as these rules see it. One that `stays` has its place and is always shown: the name, the actions. */
export interface Arrangeable {
  readonly id: string;
  readonly stays: boolean;
}

export const asTheScreenHasIt: ColumnSettings = { order: [], hidden: [], widths: {} };

/** So narrow and so wide a column can be made, in px. */
const narrowest = 56;
const widest = 800;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : [];

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= narrowest && value <= widest;

const widthsIn = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, width]) => isWidth(width)))
    : {};

/** Reads what was stored; whatever it is, a table can be drawn by it. */
export const readColumnSettings = (stored: unknown): ColumnSettings | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { order, hidden, widths } = stored as Readonly<Record<string, unknown>>;
  return { order: textsIn(order), hidden: textsIn(hidden), widths: widthsIn(widths) };
};

/** The stored order without what is gone; what is new stands behind what it follows on the screen. */
const merged = (known: readonly string[], present: readonly string[]): string[] => {
  const order = known.filter((id) => present.includes(id));
  present.forEach((id, place) => {
    if (!order.includes(id)) order.splice(order.indexOf(present[place - 1] ?? '') + 1, 0, id);
  });
  return order;
};

/** The screen's columns in the order somebody likes, each with whether it is shown. */
export const arrange = <C extends Arrangeable>(
  columns: readonly C[],
  { order, hidden }: ColumnSettings,
): readonly (C & { readonly shown: boolean })[] => {
  const movable = new Map(columns.filter(({ stays }) => !stays).map((column) => [column.id, column]));
  const next = merged(order, [...movable.keys()]).values();
  return columns.map((column) => {
    const here = column.stays ? column : (movable.get(next.next().value ?? '') ?? column);
    return { ...here, shown: here.stays || !hidden.includes(here.id) };
  });
};

/** Moves a column so many places among those that can be moved. */
export const moveColumn = (
  settings: ColumnSettings,
  columns: readonly Arrangeable[],
  { id, to }: { readonly id: string; readonly to: number },
): ColumnSettings => {
  const order = arrange(columns, settings).flatMap((one) => (one.stays || one.id === id ? [] : [one.id]));
  order.splice(Math.max(0, to), 0, id);
  return { ...settings, order };
};

export const showColumn = (settings: ColumnSettings, id: string, shown: boolean): ColumnSettings => {
  const others = settings.hidden.filter((one) => one !== id);
  return { ...settings, hidden: shown ? others : [...others, id] };
};

/** Keeps widths, rounded and within what can be read. */
export const resizeColumns = (
  settings: ColumnSettings,
  widths: Readonly<Record<string, number>>,
): ColumnSettings => {
  const bounded = Object.entries(widths).map(([id, width]) => [
    id,
    Math.round(Math.min(widest, Math.max(narrowest, width))),
  ]);
  return { ...settings, widths: { ...settings.widths, ...Object.fromEntries(bounded) } };
};
