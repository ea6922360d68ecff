import type { ProductKind } from '@portal/shared/contract';
import { addDays, dayOf, isDay } from '@portal/shared/rules';
import { productKinds } from '#src/ui/product-kinds.ts';

/** Which days the dashboard shows, both counted in, and which kind of product, all when absent. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly kind?: ProductKind;
}

/** The ready-made periods, and how many days back they reach, today counted in. */
export const presets = { day: 1, week: 7, month: 30, quarter: 90 } as const;
type Preset = keyof typeof presets;
export const presetNames: readonly Preset[] = ['day', 'week', 'month', 'quarter'];

const usual = presets.month;
const most = 366;

/** The period of so many days that ends today. */
export const lastDays = (days: number, now: Date): Pick<Period, 'from' | 'to'> => {
  const to = dayOf(now);
  return { from: addDays(to, 1 - days), to };
};

const kinds: readonly string[] = productKinds;

const isKind = (text: string | undefined): text is ProductKind => text !== undefined && kinds.includes(text);

/** Reads the period out of a URL's parameters; what cannot be asked for is the last thirty days. */
export const readPeriod = (get: (name: 'from' | 'to' | 'kind') => string | undefined, now: Date): Period => {
  const [from, to, kind] = [get('from'), get('to'), get('kind')];
  const fits = from && to && isDay(from) && isDay(to) && from <= to && to < addDays(from, most);
  return { ...(fits ? { from, to } : lastDays(usual, now)), ...(isKind(kind) ? { kind } : {}) };
};

/** Which ready-made period this is; undefined for any other. */
export const presetOf = ({ from, to }: Period, now: Date): Preset | undefined =>
  presetNames.find((name) => {
    const last = lastDays(presets[name], now);
    return last.from === from && last.to === to;
  });
