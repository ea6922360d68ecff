import { useState } from 'react';

/**
 * What is being typed. It starts anew whenever what stands in the URL changes, so that going back and forward writes
 * the fields too, and the field that one is in keeps the focus.
 */
export const useDraft = (
  values: readonly string[],
): readonly [draft: readonly string[], set: (draft: readonly string[]) => void] => {
  const [typed, setTyped] = useState({ values, draft: values });
  const isOld = typed.values.join() !== values.join();
  return [isOld ? values : typed.draft, (draft) => setTyped({ values, draft })];
};
