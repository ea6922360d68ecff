import { violatedConstraint } from '#src/platform/database/index.ts';
import { type HttpError, invalidField, notFound } from '#src/platform/errors/index.ts';

export const noType = (): HttpError => notFound('字典不存在', 'There is no such dictionary');
export const noItem = (): HttpError => notFound('字典数据不存在', 'There is no such dictionary item');

const faults: Readonly<Record<string, () => HttpError>> = {
  dict_types_code_unique: () => invalidField('code', '字典编码已存在', 'This dictionary code already exists'),
  dict_items_value: () =>
    invalidField('value', '该字典中已有这个值', 'The dictionary has this value already'),
  dict_items_type_code_dict_types_code_fk: () =>
    invalidField('typeCode', '字典不存在', 'There is no such dictionary'),
};

/** Runs a change and maps constraint errors of the database to the invalid field. */
export const mapConstraintErrors = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    throw faults[violatedConstraint(error) ?? '']?.() ?? error;
  }
};

/** The trimmed text. Throws when it is blank. */
export const notBlank = (field: string, value: string): string => {
  const text = value.trim();
  if (text === '') throw invalidField(field, `${field} 不能为空`, `${field} is blank`);
  return text;
};

/** A remark as stored: null when blank. */
export const remarkOf = (remark: string | null | undefined): string | null => remark?.trim() || null;
