import { useMessages } from '@portal/shared/i18n';
import { Checkbox, RadioGroup, TextArea, TextInput } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { releaseActionMessages } from './action-messages.ts';
import styles from './actions.module.css';
import { GateFailures } from './gate-failures.tsx';
import { maxShare, type ReleaseAction } from './release-action.ts';
import { type ActionFormState, fieldNames } from './use-action-form.ts';

type TextProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'error' | 'onChange'> & {
  readonly field: 'version' | 'share' | 'subject';
  readonly state: ActionFormState;
};

/** A required text of the form. */
const Text = ({ field, state: { form, change, errorOf }, ...props }: TextProps) => (
  <TextInput
    required
    {...props}
    name={fieldNames[field]}
    value={form[field]}
    error={errorOf(field)}
    onChange={(value) => change({ [field]: value })}
  />
);

const Version = (state: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
  return (
    <Text
      field="version"
      state={state}
      label={t('fields.version')}
      hint={t('fields.versionHint')}
      maxLength={60}
    />
  );
};

const Share = (state: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
  const bounds = { type: 'number', min: 1, max: maxShare } as const;
  return (
    <Text field="share" state={state} label={t('fields.share')} hint={t('fields.shareHint')} {...bounds} />
  );
};

const Subject = (state: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
  const { form, change } = state;
  return (
    <>
      <RadioGroup
        label={t('fields.pin')}
        value={form.pin}
        options={[
          { value: 'user', label: t('fields.user') },
          { value: 'role', label: t('fields.role') },
        ]}
        onChange={(pin) => change({ pin })}
      />
      <Text
        field="subject"
        state={state}
        label={t(form.pin === 'user' ? 'fields.username' : 'fields.roleCode')}
        maxLength={64}
      />
    </>
  );
};

const Held = ({ failures, form, change }: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
  return (
    <div role="alert">
      <p className={styles.held}>{t('held', { count: failures.length })}</p>
      <GateFailures failures={failures} />
      <Checkbox
        label={t('fields.force')}
        hint={t('fields.forceHint')}
        checked={form.force}
        onChange={(force) => change({ force })}
      />
    </div>
  );
};

/** What is filled in before an action, as far as it asks for it. */
export const ActionFields = ({
  action: { kind },
  state,
}: {
  action: ReleaseAction;
  state: ActionFormState;
}) => {
  const t = useMessages(releaseActionMessages);
  return (
    <>
      {kind === 'approveForce' && <Version {...state} />}
      {(kind === 'canary' || kind === 'share') && <Share {...state} />}
      {kind === 'pin' && <Subject {...state} />}
      <TextArea
        name={fieldNames.reason}
        label={t('fields.reason')}
        hint={t('fields.reasonHint')}
        value={state.form.reason}
        error={state.errorOf('reason')}
        rows={3}
        maxLength={500}
        required
        onChange={(reason) => state.change({ reason })}
      />
      {state.failures.length > 0 && <Held {...state} />}
    </>
  );
};
