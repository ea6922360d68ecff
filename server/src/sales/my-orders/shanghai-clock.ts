/** Asia/Shanghai for calendar files: without daylight saving time, so one rule is enough. */
export const shanghaiZone = {
  name: 'Asia/Shanghai',
  component: [
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n'),
} as const;

/**
 * A date whose local fields are those of Asia/Shanghai, because the calendar library writes local fields and
 * the host may be in another zone. The library recognizes such a date by these members.
 */
export class ShanghaiClock extends Date {
  readonly internal: Date;

  /** `day` as `2026-12-24`, `time` as `09:00`. */
  constructor(day: string, time: string) {
    super(`${day}T${time}:00Z`);
    this.internal = new Date(this);
  }

  withTimeZone(): this {
    return this;
  }

  tzComponents(): readonly string[] {
    return ['+', '08', '00'];
  }

  override getFullYear(): number {
    return this.getUTCFullYear();
  }

  override getMonth(): number {
    return this.getUTCMonth();
  }

  override getDate(): number {
    return this.getUTCDate();
  }

  override getHours(): number {
    return this.getUTCHours();
  }

  override getMinutes(): number {
    return this.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}
