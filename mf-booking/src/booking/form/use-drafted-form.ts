import { useSession } from '@portal/shared/session';
import { useEffect, useMemo, useState } from 'react';
import type { BookingKind } from '../booking-kind.ts';
import { clearDraft, readDraft, writeDraft } from './draft-store.ts';
import type { ExtrasDraft } from './extras-form.ts';
import { useFormState } from './use-form-state.ts';

type Drafted<F extends ExtrasDraft> = Pick<
  BookingKind<F, never, never>,
  'kind' | 'choice' | 'read' | 'keep' | 'check' | 'words'
>;

/** A form as this tab left it: what is filled in stays through a reload and an expired session. */
export const useDraftedForm = <F extends ExtrasDraft>({ kind, choice, read, keep, ...form }: Drafted<F>) => {
  const userId = useSession(({ user }) => user?.userId ?? 0);
  const owner = useMemo(() => ({ userId, kind, choice }), [userId, kind, choice]);
  const [first] = useState(() => read(readDraft(owner)));
  const state = useFormState({ first, ...form });
  const kept = JSON.stringify(keep(state.form));
  useEffect(() => writeDraft(owner, kept), [owner, kept]);
  return { state, forget: () => clearDraft(owner) };
};
