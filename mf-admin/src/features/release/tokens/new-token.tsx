import { ApiError } from '@portal/shared/api';
import type { App, CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { tokenActions } from '@portal/shared/rules';
import { Button, Checkbox, Dialog, focusField, Stack, TextInput } from '@portal/shared/ui';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useAppName } from '#src/ui/app-names.ts';
import { useCreateToken } from './token-calls.ts';
import { blankToken, faultsIn, type TokenForm, withChoice } from './token-form.ts';
import { tokenMessages } from './token-messages.ts';
import styles from './tokens.module.css';

type Created = CallData<'POST /api/v1/release-tokens'>;

interface NewTokenProps {
  readonly apps: readonly App[];
  readonly onCreated: (created: Created) => void;
  readonly onClose: () => void;
}

const Choices = ({ legend, fault, children }: { legend: string; fault?: string; children: ReactNode }) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {children}
    {fault && (
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    )}
  </fieldset>
);

/** The form's state, with the faults that are shown. */
const useTokenForm = (onCreated: NewTokenProps['onCreated']) => {
  const t = useMessages(tokenMessages);
  const [form, setForm] = useState(blankToken);
  const [faults, setFaults] = useState<Partial<Record<keyof TokenForm, string>>>({});
  const creating = useCreateToken();
  const textOf = (field: keyof TokenForm) => t(`faults.${field === 'team' ? 'name' : field}`);
  const fail = (found: typeof faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) focusField(`token-${first}`);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = faultsIn(form);
    if (wrong.length > 0) return fail(Object.fromEntries(wrong.map((field) => [field, textOf(field)])));
    try {
      const body = { ...form, apps: [...form.apps], actions: [...form.actions], days: Number(form.days) };
      onCreated(await creating.mutateAsync(body));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      fail({ name: refusal.message });
    }
  };
  const change = (changes: Partial<TokenForm>) => {
    setForm((now) => ({ ...now, ...changes }));
    setFaults({});
  };
  return { form, faults, change, submit, busy: creating.isPending };
};

type FieldsProps = Pick<ReturnType<typeof useTokenForm>, 'form' | 'faults' | 'change'>;

const Apps = ({ apps, form, faults, change }: FieldsProps & { apps: readonly App[] }) => {
  const t = useMessages(tokenMessages);
  const nameOf = useAppName();
  const every = form.apps.includes('*');
  return (
    <Choices legend={t('apps')} fault={faults.apps}>
      <Checkbox
        label={t('everyApp')}
        checked={every}
        onChange={(chosen) => change({ apps: chosen ? ['*'] : [] })}
      />
      {!every &&
        apps.map((app) => (
          <Checkbox
            key={app}
            label={nameOf(app)}
            checked={form.apps.includes(app)}
            onChange={(chosen) => change({ apps: withChoice(form.apps, app, chosen) })}
          />
        ))}
    </Choices>
  );
};

const Actions = ({ form, faults, change }: FieldsProps) => {
  const t = useMessages(tokenMessages);
  return (
    <Choices legend={t('actions')} fault={faults.actions}>
      {tokenActions.map((action) => (
        <Checkbox
          key={action}
          label={t(`actionNames.${action}`)}
          checked={form.actions.includes(action)}
          onChange={(chosen) => change({ actions: withChoice(form.actions, action, chosen) })}
        />
      ))}
    </Choices>
  );
};

const Text = ({ form, faults, change, field }: FieldsProps & { field: 'team' | 'name' | 'days' }) => {
  const t = useMessages(tokenMessages);
  return (
    <TextInput
      name={`token-${field}`}
      label={t(field)}
      hint={t(field === 'days' ? 'daysHint' : 'nameHint')}
      required
      {...(field === 'days' ? { type: 'number', min: 1, max: 366 } : { maxLength: 32 })}
      value={form[field]}
      error={faults[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
};

/** Creates a token of a team for apps and actions. */
export const NewToken = ({ apps, onCreated, onClose }: NewTokenProps) => {
  const t = useMessages(tokenMessages);
  const formId = useId();
  const { submit, busy, ...fields } = useTokenForm(onCreated);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('newTitle')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          <Text {...fields} field="team" />
          <Text {...fields} field="name" />
          <Apps {...fields} apps={apps} />
          <Actions {...fields} />
          <Text {...fields} field="days" />
        </Stack>
      </form>
    </Dialog>
  );
};
