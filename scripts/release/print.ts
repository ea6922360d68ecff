import type {
  ClientOnlyView,
  GateFailure,
  ReleaseEvent,
  ReleaseOwner,
  ReleaseStatus,
} from '@portal/shared/contract';

/** An instant to the minute, in UTC. */
export const time = (at: string): string => at.slice(0, 16).replace('T', ' ');
const kilobytes = (size: number): string => `${Math.round(size / 1024)} kB`;

/** Lines with aligned columns. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
};

/** A team and how it is reached. */
export const printOwner = ({ team, contact }: ReleaseOwner): string =>
  contact ? `${team} (${contact})` : team;

const versionsShown = 5;

/** Live releases; for a single app also its versions. */
export const printStatus = (statuses: readonly ReleaseStatus[]): string => {
  const rows = statuses.map(({ app, live, previous, since, canary, lock, owner }) => [
    app,
    live ?? 'nothing live',
    since ? `since ${time(since)}` : '',
    previous ? `before: ${previous}` : '',
    canary ? `canary: ${canary.version} ${canary.share} %` : '',
    lock ? `locked by ${lock.actor}: ${lock.reason}` : '',
    owner ? `owner: ${printOwner(owner)}` : '',
  ]);
  const [only] = statuses.length === 1 ? statuses : [];
  const versions = (only?.versions ?? [])
    .slice(0, versionsShown)
    .map(({ version, publishedAt, publishedBy, size, clientOnly }) => [
      `  ${version}`,
      time(publishedAt),
      kilobytes(size),
      publishedBy,
      clientOnly.length > 0 ? `client only: ${clientOnly.map(({ view }) => view).join(', ')}` : '',
    ]);
  return [columns(rows), ...(versions.length > 0 ? [columns(versions)] : [])].join('\n');
};

const approvedBy = ({ approval }: ReleaseEvent): string =>
  approval ? `; approved by ${approval.approver}: ${approval.reason}` : '';

const forcedPast = (event: ReleaseEvent): string => {
  if (event.forced.length === 0) return '';
  const failures = event.forced.map(({ rule, subject }) => `${rule} ${subject}`);
  return ` (forced: ${failures.join(', ')}${approvedBy(event)})`;
};

export const printHistory = (events: readonly ReleaseEvent[]): string =>
  columns(
    events.map((event) => [
      time(event.at),
      event.action,
      event.detail,
      event.version,
      event.replaced ? `instead of ${event.replaced}` : '',
      event.actor,
      event.reason + forcedPast(event),
    ]),
  );

/** A view that the server failed to render, on a line of its own. */
export const printClientOnly = ({ view, reason }: ClientOnlyView): string =>
  `  client only  ${view}: ${reason}`;

/** A failure of the gate on a line of its own. */
export const printFailure = ({ rule, subject, text }: GateFailure): string =>
  `  ${rule}  ${subject}: ${text.en ?? text.zh}`;
