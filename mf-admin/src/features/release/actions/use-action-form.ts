import { ApiError } from '@portal/shared/api';
import type { GateFailure } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { errorCodes } from '@portal/shared/rules';
import { focusField, toast } from '@portal/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useAppName } from '#src/ui/app-names.ts';
import { releaseActionMessages } from './action-messages.ts';
import {
  type ActionForm,
  failuresIn,
  faultIn,
  firstShare,
  maxShare,
  type ReleaseAction,
} from './release-action.ts';
import { useReleaseAction } from './use-release-action.ts';

/** The fields by the names they have in the page. */
export const fieldNames = {
  reason: 'release-reason',
  version: 'release-version',
  share: 'release-share',
  subject: 'release-subject',
} as const;

type FieldName = keyof typeof fieldNames;

const blank = (action: ReleaseAction): ActionForm => ({
  reason: '',
  version: 'version' in action ? action.version : '',
  share: String(action.kind === 'share' ? action.share : firstShare),
  pin: 'user',
  subject: '',
  force: false,
});

/** The field that a refusal names; the reason for those of the whole action. */
const fieldOf = ({ field }: ApiError): FieldName =>
  field === 'subject' || field === 'version' ? field : 'reason';

const nothing: readonly GateFailure[] = [];

/** The form of a release action, with its errors. */
export const useActionForm = (action: ReleaseAction, onClose: () => void) => {
  const t = useMessages(releaseActionMessages);
  const nameOf = useAppName();
  const [form, setForm] = useState(() => blank(action));
  const [error, setError] = useState<{ readonly field: FieldName; readonly text: string }>();
  const [failures, setFailures] = useState(nothing);
  const doing = useReleaseAction();

  const fail = (field: FieldName, text: string) => {
    setError({ field, text });
    focusField(fieldNames[field]);
  };
  const refuse = (refusal: ApiError) => {
    setFailures(failuresIn(refusal.data));
    if (refusal.code !== errorCodes.heldByGate) fail(fieldOf(refusal), refusal.message);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = faultIn(action, form);
    if (wrong) return fail(wrong.field, t(`faults.${wrong.field}`, { most: maxShare }));
    try {
      const { changed } = await doing.mutateAsync({ action, form });
      const words = changed ? (`done.${action.kind}` as const) : 'done.unchanged';
      toast[changed ? 'success' : 'info'](t(words, { app: nameOf(action.app), version: form.version }));
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      refuse(refusal);
    }
  };
  const change = (changes: Partial<ActionForm>) => {
    setForm((now) => ({ ...now, ...changes }));
    setError(undefined);
  };
  const errorOf = (field: FieldName) => (error?.field === field ? error.text : undefined);
  return { form, failures, busy: doing.isPending, change, submit, errorOf };
};

export type ActionFormState = ReturnType<typeof useActionForm>;
