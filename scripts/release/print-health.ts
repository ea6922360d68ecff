import type { HealthFigures, Measured, ReleaseHealth } from '@portal/shared/contract';
import { columns, printOwner } from './print.ts';

const share = (of: number, all: number): string =>
  all === 0 ? '-' : `${Math.round((of / all) * 1000) / 10} %`;
const mean = ({ count, mean: value }: Measured, unit = ' ms'): string =>
  count === 0 ? '-' : `${unit ? Math.round(value) : value}${unit}`;

const line = (name: string, figures: HealthFigures): readonly string[] => {
  const { loads, failed, crashed, unavailable, loaded, lcp, inp, cls } = figures;
  return [
    name,
    String(loads),
    `${failed} (${share(failed, loads)})`,
    `${crashed} (${share(crashed, loads)})`,
    String(unavailable),
    mean(loaded),
    mean(lcp),
    mean(inp),
    mean(cls, ''),
  ];
};

const heading = ['', 'loads', 'failed', 'crashed', 'panel', 'load', 'LCP', 'INP', 'CLS'];
const viewsShown = 10;
const errorsShown = 5;

/** Health of an app's releases in browsers: versions, busiest views, latest errors and violations. */
export const printHealth = (health: ReleaseHealth): string => {
  const { app, minutes, down, owner, versions, views, errors, violations } = health;
  if (versions.length === 0) return `no reports of ${app} in the last ${minutes} min`;
  const rows = [
    heading,
    ...versions.map((each) => line(each.version, each)),
    ...views.slice(0, viewsShown).map((each) => line(`  ${each.view}`, each)),
  ];
  return [
    `${app} in the last ${minutes} min${down ? ', DOWN: visitors meet the retry panel' : ''}`,
    ...(owner ? [`owner: ${printOwner(owner)}`] : []),
    columns(rows),
    ...errors
      .slice(0, errorsShown)
      .map(({ count, step, view, version, message }) => `${count} x ${step} ${view} ${version}: ${message}`),
    ...violations
      .slice(0, errorsShown)
      .map(
        ({ count, directive, blocked, view }) => `${count} x blocked by ${directive}: ${blocked} in ${view}`,
      ),
  ].join('\n');
};
