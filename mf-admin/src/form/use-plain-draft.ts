import { useTabDraft } from '@portal/shared/forms';
import { useState } from 'react';

/** The draft of an antd form whose values are plain: what it starts with, what keeps them, and how it ends. */
export const usePlainDraft = <V extends object>(name: string, initialValues?: V) => {
  const draft = useTabDraft(name);
  const [kept] = useState<Partial<V>>(() => Object(draft.read()));
  return {
    restored: Object.keys(kept).length > 0,
    form: {
      initialValues: { ...initialValues, ...kept },
      onValuesChange: (_: unknown, values: V) => draft.keep(JSON.stringify(values)),
    },
    forget: draft.forget,
    /** Deletes the draft before what closes the form. */
    forgetBefore: (close: () => void) => () => {
      draft.forget();
      close();
    },
  };
};
