/** The current design tokens for colours. */
export interface Palette {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly paper: string;
  /** Of one series after the other. */
  readonly series: readonly string[];
}

const names = ['--sea', '--coral', '--good', '--warn', '--bad', '--sea-deep', '--ink-soft'] as const;

/** Reads the design tokens at the chart's element; they differ in the dark theme. */
export const paletteAt = (element: Element): Palette => {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    soft: token('--ink-soft'),
    line: token('--line'),
    paper: token('--paper'),
    series: names.map(token),
  };
};
