import { useState } from 'react';

/**
 * The text being typed. It is reset when the URL changes, so that history navigation updates the fields and
 * the focus stays.
 */
export const useDraft = (
  values: readonly string[],
): readonly [draft: readonly string[], set: (draft: readonly string[]) => void] => {
  const [typed, setTyped] = useState({ values, draft: values });
  const isOld = typed.values.join() !== values.join();
  return [isOld ? values : typed.draft, (draft) => setTyped({ values, draft })];
};
