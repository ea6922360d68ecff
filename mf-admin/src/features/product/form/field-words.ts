import { defineMessages } from '@portal/shared/i18n';
import en from './field-words.en.json' with { type: 'json' };
import zh from './field-words.zh-cn.json' with { type: 'json' };

export type FieldName = keyof typeof zh;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(zh, name);

/** Fields of a ride that are called otherwise than fields of the same name elsewhere. */
const ofRides: Readonly<Record<string, FieldName>> = {
  kind: 'rideKind',
  number: 'rideNumber',
  from: 'rideFrom',
  to: 'rideTo',
};

/** How a part of a field's path is called; undefined where it has no name. */
export const fieldNameAt = (part: string, path: string): FieldName | undefined => {
  const own = path.includes('/rides/') ? ofRides[part] : undefined;
  return own ?? (isFieldName(part) ? part : undefined);
};

/** What the fields of products are called. */
export const fieldWords = defineMessages('adminProductFields', { 'zh-cn': zh, en });
