import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/shared/contract';
import type { Owner } from '#src/identity/authentication/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Addressed, sendNow } from './account-post.ts';
import type { AccountLetter } from './account-texts.ts';

const localeOf: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en-GB' };

const clockTime = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone: 'Asia/Shanghai',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);

/** Everywhere somebody can be told: by short message and by mail, as far as both are known. */
export const everywhere = ({ mobile, email }: Pick<Owner, 'mobile' | 'email'>): Omit<Addressed, 'id'>[] => [
  ...(mobile ? [{ channel: 'sms', to: mobile } as const] : []),
  ...(email ? [{ channel: 'mail', to: email } as const] : []),
];

interface Told {
  readonly username: string;
  readonly to: readonly Omit<Addressed, 'id'>[];
  readonly letter: AccountLetter;
  readonly language: Language;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Tells an account's owner of a change that stands already. A letter that cannot be sent takes nothing back: the log says
 * so at error level.
 */
export const tellOwner = async (
  deps: AccountDeps,
  { username, to, letter, language, values = {} }: Told,
): Promise<void> => {
  const told = { username, time: clockTime(deps.now(), language), ...values };
  const send = async (address: Omit<Addressed, 'id'>): Promise<void> => {
    try {
      await sendNow(
        deps.channels,
        { ...address, id: `account-${randomUUID()}` },
        { letter, language, values: told },
      );
    } catch (error) {
      deps.log.error({ err: error, letter, channel: address.channel }, 'owner not told');
    }
  };
  await Promise.all(to.map(send));
};
