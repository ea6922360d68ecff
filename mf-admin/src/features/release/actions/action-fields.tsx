import { useMessages } from '@portal/shared/i18n';
import { Checkbox, RadioGroup, TextArea, TextInput } from '@portal/shared/ui';
import { releaseActionMessages } from './action-messages.ts';
import styles from './actions.module.css';
import { GateFailures } from './gate-failures.tsx';
import { maxShare, type ReleaseAction } from './release-action.ts';
import { type ActionFormState, fieldNames } from './use-action-form.ts';

const Version = ({ form, change, errorOf }: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
  return (
    <TextInput
      name={fieldNames.version}
      label={t('fields.version')}
      hint={t('fields.versionHint')}
      required
      maxLength={60}
      value={form.version}
      error={errorOf('version')}
      onChange={(version) => change({ version })}
    />
  );
};

const Share = ({ form, change, errorOf }: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
  return (
    <TextInput
      name={fieldNames.share}
      label={t('fields.share')}
      hint={t('fields.shareHint')}
      type="number"
      min={1}
      max={maxShare}
      required
      value={form.share}
      error={errorOf('share')}
      onChange={(share) => change({ share })}
    />
  );
};

const Subject = ({ form, change, errorOf }: ActionFormState) => {
  const t = useMessages(releaseActionMessages);
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
      <TextInput
        name={fieldNames.subject}
        label={t(form.pin === 'user' ? 'fields.username' : 'fields.roleCode')}
        required
        maxLength={64}
        value={form.subject}
        error={errorOf('subject')}
        onChange={(subject) => change({ subject })}
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
