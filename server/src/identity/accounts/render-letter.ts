import type { Language } from '@portal/shared/contract';
import { drawMail, type MailText } from '#src/platform/messaging/index.ts';
import { type AccountLetter, accountTexts } from './account-texts.ts';

/** A message about an account, in the recipient's language. */
export interface Letter {
  readonly letter: AccountLetter;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
}

/** The text of a message. Throws when a value is missing. */
export const renderLetterText = ({ letter, language, values }: Letter): string =>
  accountTexts[language].letters[letter].text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the letter ${letter} lacks ${name}`);
    return value;
  });

/** The message as a mail. */
export const renderLetterMail = (letter: Letter): MailText => {
  const { lang, brand, why, letters } = accountTexts[letter.language];
  const { subject } = letters[letter.letter];
  const text = renderLetterText(letter);
  return {
    subject: `${subject} · ${brand}`,
    text: `${[text, brand, why].join('\n\n')}\n`,
    html: drawMail({ lang, brand, subject, lines: [text], foot: [why] }),
  };
};

/** The message as an SMS. */
export const renderLetterSms = (letter: Letter): string =>
  `【${accountTexts[letter.language].brand}】${renderLetterText(letter)}`;
