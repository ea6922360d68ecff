import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/shared/contract';
import type { Owner } from '#src/identity/authentication/index.ts';
import { insertMessages } from '#src/identity/messages/index.ts';
import { formatTime } from '#src/platform/text/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { type AccountLetter, accountTexts } from './account-texts.ts';
import { renderLetterText } from './render-letter.ts';
import { type Recipient, sendSecurityMessage } from './send-security-message.ts';

const clockTime = (instant: Date, language: Language): string =>
  formatTime(instant)[language === 'en' ? 'en' : 'zh'];

/** The mobile number and email address of an account, as far as known. */
export const contactsOf = ({ mobile, email }: Pick<Owner, 'mobile' | 'email'>): Omit<Recipient, 'id'>[] => [
  ...(mobile ? [{ channel: 'sms', to: mobile } as const] : []),
  ...(email ? [{ channel: 'mail', to: email } as const] : []),
];

/** A notice to an account's owner: by which channels, which text, with which values. */
export interface OwnerNotice {
  readonly userId: number;
  readonly username: string;
  readonly to: readonly Omit<Recipient, 'id'>[];
  readonly letter: AccountLetter;
  readonly language: Language;
  readonly values?: Readonly<Record<string, string>>;
}

/** The same notice in the message centre, in both languages. */
const insertNotice = async (
  { db, now }: AccountDeps,
  { userId, username, letter, values = {} }: OwnerNotice,
): Promise<void> => {
  const at = now();
  const bodyIn = (language: Language) =>
    renderLetterText({ letter, language, values: { username, time: clockTime(at, language), ...values } });
  const titleIn = (language: Language) => accountTexts[language].letters[letter].subject;
  await insertMessages(db, [
    {
      ...{ userId, category: 'notice', path: '/personal/safety' },
      source: `account ${letter} ${at.toISOString()}`,
      title: { zh: titleIn('zh-cn'), en: titleIn('en') },
      body: { zh: bodyIn('zh-cn'), en: bodyIn('en') },
    },
  ]);
};

const addMessage = (deps: AccountDeps, notice: OwnerNotice): Promise<void> =>
  insertNotice(deps, notice).catch((err: unknown) =>
    deps.log.error({ err, letter: notice.letter }, 'message not stored'),
  );

const sendMessages = async (deps: AccountDeps, notice: OwnerNotice): Promise<void> => {
  const { username, to, letter, language, values = {} } = notice;
  const told = { username, time: clockTime(deps.now(), language), ...values };
  const send = async (address: Omit<Recipient, 'id'>): Promise<void> => {
    try {
      await sendSecurityMessage(
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

/**
 * Notifies an account's owner of a committed change, by mail, SMS and in the message centre. A message that cannot be
 * sent is logged as an error and does not undo the change.
 */
export const notifyOwner = async (deps: AccountDeps, notice: OwnerNotice): Promise<void> => {
  await Promise.all([sendMessages(deps, notice), addMessage(deps, notice)]);
};

/**
 * The same, without waiting for mail and SMS: the message centre has the notice when it resolves. For answers that
 * carry a new token, as the former one is invalid already.
 */
export const notifyOwnerInBackground = async (deps: AccountDeps, notice: OwnerNotice): Promise<void> => {
  await addMessage(deps, notice);
  void sendMessages(deps, notice);
};
