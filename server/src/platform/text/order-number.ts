import { randomInt } from 'node:crypto';
import { dayOf } from '@portal/shared/rules';

/** Letters and digits that are not taken for one another when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A prefix letter, the day in Asia/Shanghai, ten random characters (50 bits): `T261120K3V9…`. */
export const newNumber = (prefix: string, now: Date): string => {
  const day = dayOf(now).replaceAll('-', '').slice(2);
  return prefix + day + Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
};
