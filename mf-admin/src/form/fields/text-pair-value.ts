import type { Text } from '@portal/shared/contract';

/** A text as a form's control has it, whatever is stored. */
export const toPair = (text: Text | null | undefined): Text => text ?? { zh: '' };

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** A text as it is sent: without blanks around it, and English only where there is some. */
export const trimPair = ({ zh, en }: Text): Text => ({
  zh: zh.trim(),
  ...(isBlank(en) ? {} : { en: en?.trim() }),
});

/** What is sent of a text that may be left out: null when there is nothing in either language. */
export const trimPairOrNull = (text: Text): Text | null =>
  isBlank(text.zh) && isBlank(text.en) ? null : trimPair(text);

/** Whether the Chinese text is missing although required, or although there is an English one. */
export const lacksChinese = (text: Text | undefined, isRequired: boolean): boolean =>
  isBlank(text?.zh) && (isRequired || !isBlank(text?.en));
