import type { FormInstance } from 'antd';

/** Checks changed fields that show a fault again, so that a field is not red once it is filled or corrected. */
export const recheckFaults = (form: FormInstance, changed: object): void => {
  const names = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
  if (names.length === 0) return;
  // A fault that the server named is gone with the value; the rules of a field do not know it.
  form.setFields(names.map((name) => ({ name, errors: [] })));
  // What is still wrong is shown at its field.
  form.validateFields(names).catch(() => undefined);
};
