import type { PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { pathOf } from './field-path.ts';
import { formMessages } from './form-messages.ts';

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
  return { faults, show };
};
