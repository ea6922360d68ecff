import { ApiError } from '@portal/shared/api';
import type { GateFailure } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { focusField, toast } from '@portal/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useAppName } from '#src/frame/app-name.ts';
import { actMessages } from './act-messages.ts';
import { type ActForm, failuresIn, faultIn, firstShare, mostShare, type ReleaseAct } from './release-act.ts';
import { useAct } from './use-act.ts';

/** The fields by the names they have in the page. */
export const fieldNames = {
  reason: 'release-reason',
  share: 'release-share',
  subject: 'release-subject',
} as const;

type FieldName = keyof typeof fieldNames;

const blank = (act: ReleaseAct): ActForm => ({
  reason: '',
  share: String(act.kind === 'share' ? act.share : firstShare),
  pin: 'user',
  subject: '',
  force: false,
});

const nothing: readonly GateFailure[] = [];

/** What somebody fills in before something is done with releases, and what the portal says to it. */
export const useActForm = (act: ReleaseAct, onClose: () => void) => {
  const t = useMessages(actMessages);
  const nameOf = useAppName();
  const [form, setForm] = useState(() => blank(act));
  const [error, setError] = useState<{ readonly field: FieldName; readonly text: string }>();
  const [failures, setFailures] = useState(nothing);
  const doing = useAct();

  const fail = (field: FieldName, text: string) => {
    setError({ field, text });
    focusField(fieldNames[field]);
  };
  const refuse = (refusal: ApiError) => {
    const found = failuresIn(refusal.data);
    setFailures(found);
    if (found.length === 0) fail(refusal.field === 'subject' ? 'subject' : 'reason', refusal.message);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = faultIn(act, form);
    if (wrong) return fail(wrong.field, t(`faults.${wrong.field}`, { most: mostShare }));
    try {
      const { changed } = await doing.mutateAsync({ act, form });
      const words = changed ? (`done.${act.kind}` as const) : 'done.unchanged';
      toast[changed ? 'success' : 'info'](t(words, { app: nameOf(act.app) }));
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      refuse(refusal);
    }
  };
  const change = (changes: Partial<ActForm>) => {
    setForm((now) => ({ ...now, ...changes }));
    setError(undefined);
  };
  const errorOf = (field: FieldName) => (error?.field === field ? error.text : undefined);
  return { form, failures, busy: doing.isPending, change, submit, errorOf };
};

export type ActState = ReturnType<typeof useActForm>;
