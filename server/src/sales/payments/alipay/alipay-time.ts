const SHANGHAI_OFFSET = 8 * 3_600_000;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Formats an instant for Alipay, 'yyyy-MM-dd HH:mm:ss' in Asia/Shanghai; cuts off milliseconds. */
export function formatAlipayTime(moment: Date): string {
  return new Date(moment.getTime() + SHANGHAI_OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Parses Alipay's 'yyyy-MM-dd HH:mm:ss' in Asia/Shanghai. Throws RangeError on another format or an
 * impossible date.
 */
export function parseAlipayTime(text: string): Date {
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  if (!TIME.test(text) || Number.isNaN(moment.getTime()) || formatAlipayTime(moment) !== text) {
    throw new RangeError(`"${text}" is not a time like 2026-01-31 08:00:00`);
  }
  return moment;
}
