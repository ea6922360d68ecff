import { useKeepDraft, useTabDraft } from '@portal/shared/forms';
import { useState } from 'react';
import { readTexts } from '../../form/read-texts.ts';

/** The reason of a request, with a draft in the tab until `forget`. */
export const useReason = (form: string) => {
  const draft = useTabDraft(form);
  const [{ reason }, set] = useState(() => readTexts(draft, { reason: '' }));
  useKeepDraft(draft, reason === '' ? {} : { reason });
  return { reason, setReason: (text: string) => set({ reason: text }), forget: draft.forget };
};
