import type { FormInstance } from 'antd';

/** Sets values of a form as they are: `setFieldsValue` would keep what an object has no longer. */
export const replaceValues = (form: FormInstance, values: object): void =>
  form.setFields(Object.entries(values).map(([name, value]) => ({ name, value })));
