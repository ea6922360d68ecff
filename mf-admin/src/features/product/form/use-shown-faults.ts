import type { PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { pathOf } from './field-path.ts';
import { formMessages } from './form-messages.ts';

/** The value at the path of a fault, for a text its Chinese; undefined when it was not changed. */
const valueAt = (changed: object, field: string): unknown => {
  const value = pathOf(field).reduce<unknown>((part, name) => Object(part)[name], changed);
  return value !== null && typeof value === 'object' && ('zh' in value || 'en' in value)
    ? Reflect.get(value, 'zh')
    : value;
};

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' || Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null;

/** Faults at their fields: those of a text stand at its Chinese. */
export const useShownFaults = (form: FormInstance) => {
  const t = useMessages(formMessages);
  const [faults, setFaults] = useState<readonly PublishFault[]>([]);
  const mark = (some: readonly PublishFault[], wordsOf: (fault: PublishFault) => string[]) =>
    form.setFields(
      some.flatMap((fault) => {
        const path = [...pathOf(fault.field)];
        const errors = wordsOf(fault);
        return [path, [...path, 'zh']].map((name) => ({ name, errors }));
      }),
    );
  const show = (next: readonly PublishFault[]) => {
    mark(faults, () => []);
    mark(next, ({ code }) => [t(code === 'required' ? 'faults.here' : 'faults.wrong')]);
    setFaults(next);
  };
  /** Takes the marks of fields away that were filled; the list of faults stays until the next save. */
  const unmark = (changed: object) =>
    mark(
      faults.filter(({ field }) => isFilled(valueAt(changed, field))),
      () => [],
    );
  return { faults, show, unmark };
};
