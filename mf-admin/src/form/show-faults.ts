import { ApiError } from '@portal/shared/api';
import type { FormInstance } from 'antd';

/**
 * The form's own field that the server means by `roleIds/0`: of that name, or else of its first part. Undefined when the
 * form has none.
 */
const fieldAtFault = (error: unknown, fields: readonly string[]): string | undefined => {
  const path = error instanceof ApiError ? error.field : undefined;
  const [first] = path?.split('/') ?? [];
  return fields.find((field) => field === path) ?? fields.find((field) => field === first);
};

/** Shows a refusal at the field that the server named; what names none of the form's fields has its toast alone. */
export const showFaults = (form: FormInstance, error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
  const field = fieldAtFault(error, Object.keys(form.getFieldsValue()));
  if (!field) return;
  form.setFields([{ name: field, errors: [error.message] }]);
  form.scrollToField(field, { focus: true });
};
