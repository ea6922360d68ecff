import { toast } from '@portal/shared/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { Conflict, isConflict } from './conflict.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { recheckFaults } from './recheck-faults.ts';
import { showFaults } from './show-faults.ts';
import { useChanged } from './use-changed.ts';
import { usePlainDraft } from './use-plain-draft.ts';

interface CommandDrawerProps<V extends object, B> {
  readonly title: string;
  /** In px, where that of all forms is too narrow. */
  readonly width?: number;
  readonly submitLabel: string;
  readonly done: string | ((values: V) => string);
  readonly command: UseMutationResult<unknown, Error, B>;
  readonly bodyOf: (values: V) => B;
  readonly initialValues?: V;
  /** The name of the draft of what is typed: the command and the id of what it is about. */
  readonly draft: string;
  /** Shown above the fields. */
  readonly about: ReactNode;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * A drawer with a form that runs one command, such as replying to a review. A refusal is shown at its field. Typed input
 * survives a reload and an expired session.
 */
export const CommandDrawer = <V extends object, B>(props: CommandDrawerProps<V, B>) => {
  const { title, submitLabel, done, command, bodyOf, about, onClosed, children } = props;
  const draft = usePlainDraft(props.draft, props.initialValues);
  const drawer = useDrawer(draft.forgetBefore(onClosed));
  const [form] = Form.useForm<V>();
  const [conflict, setConflict] = useState<string>();
  const { isChanged, setChanged } = useChanged(draft.restored);
  const submit = (values: V) =>
    command.mutate(bodyOf(values), {
      onSuccess: () => {
        toast.success(typeof done === 'string' ? done : done(values));
        drawer.close();
      },
      onError: (error) => (isConflict(error) ? setConflict(error.message) : showFaults(form, error)),
    });
  return (
    <FormDrawer
      drawer={drawer}
      title={title}
      width={props.width}
      submitLabel={submitLabel}
      busy={command.isPending}
      isTouched={isChanged}
      onSubmit={form.submit}
    >
      {conflict && <Conflict words={conflict} onReload={drawer.close} />}
      {about}
      <Form
        form={form}
        layout="vertical"
        initialValues={draft.form.initialValues}
        onValuesChange={(changes, values) => {
          setChanged(true);
          recheckFaults(form, changes);
          draft.form.onValuesChange(changes, values);
        }}
        onFinish={submit}
        style={{ marginTop: 16 }}
      >
        {children}
      </Form>
    </FormDrawer>
  );
};
