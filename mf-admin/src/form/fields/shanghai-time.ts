import dayjs, { type Dayjs } from 'dayjs';

const shift = 8 * 3_600_000;

/** An instant as a clock in Shanghai shows it, for a picker that knows only its own clock. */
export const clockOf = (iso: string | null): Dayjs | null =>
  iso === null ? null : dayjs(new Date(Date.parse(iso) + shift).toISOString().slice(0, 19));

/** The instant at which a clock in Shanghai shows what was picked. */
export const instantOf = (clock: Dayjs | null | undefined): string | null =>
  clock ? new Date(`${clock.format('YYYY-MM-DDTHH:mm')}:00+08:00`).toISOString() : null;
