import type { Text } from '@portal/shared/contract';
import { isSiteLink } from '@portal/shared/rules';
import { invalidField } from '#src/platform/errors/index.ts';

/** A text without blanks around it or an English form that says nothing. Throws when there is nothing in Chinese. */
export const writtenText = (field: string, { zh, en = '' }: Text): Text => {
  if (zh.trim() === '') throw invalidField(field, '请填写中文', 'Please write the Chinese text');
  return { zh: zh.trim(), ...(en.trim() === '' ? {} : { en: en.trim() }) };
};

/** {@link writtenText} of what may be left out. */
export const writtenTextOrNone = (field: string, text: Text | null): Text | null =>
  text && writtenText(field, text);

/** A link that visitors may be led to. Throws for anything else: an editor's link is opened by everybody. */
export const writtenLink = (field: string, link: string | null): string | null => {
  const to = link?.trim() ?? '';
  if (to === '') return null;
  if (isSiteLink(to)) return to;
  throw invalidField(
    field,
    '请填写以 / 开头的站内路径，或以 https:// 开头的网址',
    'Write a path of the portal that begins with /, or an address that begins with https://',
  );
};
