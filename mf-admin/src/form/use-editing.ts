import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { listMessages } from '#src/list/list-messages.ts';
import { isConflict } from './conflict.tsx';
import type { FormDefinition } from './define-form.ts';
import type { FormValues } from './field.ts';
import { useMerge, withBase } from './merge/use-merge.ts';
import { replaceValues } from './replace-values.ts';
import { showFaults } from './show-faults.ts';
import { useRecordDraft } from './use-record-draft.ts';

interface EditingProps<F, W, R> {
  readonly form: FormDefinition<F, W>;
  /** What tells the record from others of the form; missing for something new. */
  readonly record: string | number | undefined;
  /** What something new begins with, beside the blank values of its fields. */
  readonly first?: Partial<F>;
  readonly stored?: UseQueryResult<F>;
  readonly save: UseMutationResult<R, Error, F>;
  readonly onSaved: (result: R, record: F) => void | Promise<void>;
}

/** How often a form is merged and saved again while others save the record, too. */
const maxMerges = 3;

/** Names the fields that were taken over from somebody else. */
const useTakenNotice = <F, W>({ fields, messages }: FormDefinition<F, W>) => {
  const t = useMessages(listMessages);
  const say = useMessages(messages);
  return (names: readonly string[]) => {
    const labels = names.flatMap((name) => {
      const field = fields.find((one) => one.name === name);
      // The words of the fields were checked against the messages where the form is described.
      return field?.commonLabel ? t(field.commonLabel) : field?.label ? say(field.label as never) : [];
    });
    if (labels.length > 0)
      toast.success(t('conflict.merged', { fields: [...new Set(labels)].join(t('and')) }));
  };
};

/**
 * The editing of a record: typed input survives a reload and an expired session; what the server refuses is shown at its
 * field; what somebody else saved meanwhile is merged.
 */
export const useEditing = <F, W, R>(props: EditingProps<F, W, R>) => {
  const { form, record, first, stored, save, onSaved } = props;
  const [controls] = Form.useForm();
  const draft = useRecordDraft(form, { record, first });
  const merging = useMerge({ form, controls, stored });
  const showTaken = useTakenNotice(form);
  const [touched, setTouched] = useState(draft.restored);
  // Not the state: a new record leaves for its own address before what was saved is drawn.
  const losing = useRef(draft.restored);
  const touch = (now: boolean) => {
    losing.current = now;
    setTouched(now);
  };
  const keep = () => {
    touch(true);
    draft.keep(controls.getFieldsValue(true), merging.base());
  };
  const startOver = (values: FormValues) => {
    replaceValues(controls, withBase(values, values));
    draft.forget();
    merging.clear();
    touch(false);
  };
  const reload = async () => {
    const newest = await stored?.refetch();
    if (newest?.data) startOver(form.read(newest.data));
  };
  const refuse = async (error: unknown, left: number): Promise<void> => {
    if (!isConflict(error)) return showFaults(controls, error);
    if (left === 0) return merging.refuse(error.message);
    const taken = await merging.merge(error.message);
    keep();
    if (!taken) return;
    await submit(left - 1);
    showTaken(taken);
  };
  const submit = async (left = maxMerges): Promise<void> => {
    // Values without a control, such as the version, count too.
    const written = form.write(controls.getFieldsValue(true));
    let result: R;
    try {
      result = await save.mutateAsync(written);
    } catch (error) {
      return refuse(error, left);
    }
    draft.forget();
    touch(false);
    await onSaved(result, written);
  };
  return {
    controls,
    conflict: merging.conflict,
    restored: draft.restored,
    begin: draft.restore,
    touched,
    isLosing: () => losing.current,
    keep,
    startOver,
    reload,
    submit: () => void submit(),
    forget: draft.forget,
  };
};
