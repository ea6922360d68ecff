import type { ReleaseReport } from '@portal/shared/contract';

/** Whose place on the screen it was. */
export type Owner = Pick<ReleaseReport, 'app' | 'version' | 'view'>;

/** A session window of layout shifts: gaps below one second, at most five seconds. */
interface ShiftWindow {
  readonly value: number;
  readonly start: number;
  readonly last: number;
}

interface ViewVitals {
  readonly owner: Owner;
  shifts?: ShiftWindow;
  cls?: number;
  inp?: number;
}

const gapMs = 1000;
const maxWindowMs = 5000;

const addShift = (row: ShiftWindow | undefined, value: number, at: number): ShiftWindow =>
  row && at - row.last < gapMs && at - row.start < maxWindowMs
    ? { value: row.value + value, start: row.start, last: at }
    : { value, start: at, last: at };

/**
 * Web vitals since the last report: LCP of the page's first view, CLS and INP of each view.
 */
export function createVitals() {
  let views = new Map<string, ViewVitals>();
  let lcp: number | undefined;
  let told = false;

  const of = (owner: Owner): ViewVitals => {
    const key = `${owner.app} ${owner.version} ${owner.view}`;
    const felt = views.get(key) ?? { owner };
    views.set(key, felt);
    return felt;
  };

  return {
    /** LCP entries grow: the last one counts. */
    painted: (at: number): void => {
      lcp = at;
    },
    shifted: (owner: Owner, value: number, at: number): void => {
      const felt = of(owner);
      felt.shifts = addShift(felt.shifts, value, at);
      felt.cls = Math.max(felt.cls ?? 0, felt.shifts.value);
    },
    answered: (owner: Owner, ms: number): void => {
      const felt = of(owner);
      felt.inp = Math.max(felt.inp ?? 0, ms);
    },
    /** Returns the reports and clears them. `first` is the owner of the first view of the page. */
    take: (first: Owner | undefined): ReleaseReport[] => {
      // A view without layout shifts is reported, too, once: or only bad ones would count.
      if (first && !told) of(first).cls ??= 0;
      const reports = [...views.values()].map(({ owner, cls, inp }) => {
        const isFirst = !told && owner.view === first?.view && owner.app === first.app;
        const vitals = { cls, inp, ...(isFirst ? { lcp } : {}) };
        return { ...owner, step: 'vitals' as const, ms: 0, vitals };
      });
      told ||= first !== undefined;
      views = new Map();
      return reports;
    },
  };
}
