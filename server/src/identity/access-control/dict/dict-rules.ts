import { type HttpError, invalidField, notFound } from '#src/platform/errors/index.ts';

export const noType = (): HttpError => notFound('字典不存在', 'There is no such dictionary');
export const noItem = (): HttpError => notFound('字典数据不存在', 'There is no such dictionary item');

/** The errors of violated constraints. */
export const dictFaults: Readonly<Record<string, () => HttpError>> = {
  dict_types_code_unique: () => invalidField('code', '字典编码已存在', 'This dictionary code already exists'),
  dict_items_value: () =>
    invalidField('value', '该字典中已有这个值', 'The dictionary has this value already'),
  dict_items_type_code_dict_types_code_fk: () =>
    invalidField('typeCode', '字典不存在', 'There is no such dictionary'),
};

/** The trimmed text. Throws when it is blank. */
export const notBlank = (field: string, value: string): string => {
  const text = value.trim();
  if (text === '') throw invalidField(field, `${field} 不能为空`, `${field} is blank`);
  return text;
};

/** A remark or an English name as stored: null when blank. */
export const textOrNull = (text: string | null): string | null => text?.trim() || null;
