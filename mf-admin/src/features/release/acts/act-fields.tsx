import { useMessages } from '@portal/shared/i18n';
import { Checkbox, RadioGroup, TextArea, TextInput } from '@portal/shared/ui';
import styles from './act.module.css';
import { actMessages } from './act-messages.ts';
import { GateFailures } from './gate-failures.tsx';
import { mostShare, type ReleaseAct } from './release-act.ts';
import { type ActState, fieldNames } from './use-act-form.ts';

const Share = ({ form, change, errorOf }: ActState) => {
  const t = useMessages(actMessages);
  return (
    <TextInput
      name={fieldNames.share}
      label={t('fields.share')}
      hint={t('fields.shareHint')}
      type="number"
      min={1}
      max={mostShare}
      required
      value={form.share}
      error={errorOf('share')}
      onChange={(share) => change({ share })}
    />
  );
};

const Subject = ({ form, change, errorOf }: ActState) => {
  const t = useMessages(actMessages);
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

const Held = ({ failures, form, change }: ActState) => {
  const t = useMessages(actMessages);
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

/** What is filled in before an act, as far as it asks for it. */
export const ActFields = ({ act: { kind }, state }: { act: ReleaseAct; state: ActState }) => {
  const t = useMessages(actMessages);
  return (
    <>
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
