import type { Text } from '@portal/shared/contract';
import { isSiteLink } from '@portal/shared/rules';
import { invalidField } from '#src/platform/errors/index.ts';

/** Trims a text and drops a blank English form. Throws an `HttpError` naming the field when the Chinese text is blank. */
export const requireText = (field: string, { zh, en = '' }: Text): Text => {
  if (zh.trim() === '') throw invalidField(field, '请填写中文', 'Please enter the Chinese text');
  return { zh: zh.trim(), ...(en.trim() === '' ? {} : { en: en.trim() }) };
};

/** {@link requireText}, or null for null. */
export const optionalText = (field: string, text: Text | null): Text | null =>
  text && requireText(field, text);

/** Trims a link; null when blank. Throws an `HttpError` unless it is a portal path or an https URL. */
export const requireSiteLink = (field: string, link: string | null): string | null => {
  const to = link?.trim() ?? '';
  if (to === '') return null;
  if (isSiteLink(to)) return to;
  throw invalidField(
    field,
    '请填写以 / 开头的站内路径，或以 https:// 开头的网址',
    'Please enter a path of this site that begins with /, or a URL that begins with https://',
  );
};
