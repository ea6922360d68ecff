import type { ProductKind } from '@portal/shared/contract';
import { type TabDraft, tabDraft, useForm, useKeepDraft } from '@portal/shared/forms';
import { useSession } from '@portal/shared/session';
import { useMemo, useState } from 'react';
import type { BookingKind } from '../booking-kind.ts';
import { withSuggestedContact } from './contact-form.ts';
import { useErrorText } from './error-text.ts';
import type { ExtrasDraft } from './extras-form.ts';
import { loadedContact } from './use-suggested-contact.ts';

/** The owner and the selection of a draft: `choice` is the selection of the URL as a key. */
interface DraftOwner {
  readonly userId: number;
  readonly kind: ProductKind;
  readonly choice: string;
}

/** The draft of a booking in this tab. */
export const bookingDraft = ({ userId, kind, choice }: DraftOwner): TabDraft =>
  tabDraft(userId, `booking:${kind}:${choice}`);

type Drafted<F extends ExtrasDraft> = Pick<
  BookingKind<F, never, never>,
  'kind' | 'choice' | 'read' | 'keep' | 'check' | 'words'
>;

/** A form with a draft in this tab: the input survives a reload and an expired session. */
export const useDraftedForm = <F extends ExtrasDraft>({
  kind,
  choice,
  read,
  keep,
  check,
  words,
}: Drafted<F>) => {
  const userId = useSession(({ user }) => user?.userId ?? 0);
  const draft = useMemo(() => bookingDraft({ userId, kind, choice }), [userId, kind, choice]);
  const [initial] = useState(() => read(withSuggestedContact(draft.read(), loadedContact())));
  const { at, about } = useErrorText(words);
  const validate = (values: F) =>
    check(values).map((error) => ({
      field: error.field,
      text: at(error),
      summary: about(error.field, at(error)),
    }));
  const form = useForm({ initial, validate });
  const refuse = (field: string | undefined, text: string): void =>
    form.refuse(field, text, field && about(field, text));
  useKeepDraft(draft, keep(form.values));
  return { state: { ...form, refuse }, forget: draft.forget };
};
