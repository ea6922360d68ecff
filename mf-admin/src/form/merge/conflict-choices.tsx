import { useMessages } from '@portal/shared/i18n';
import { Alert, Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { listMessages } from '#src/list/list-messages.ts';
import type { AnyField, FormValues } from '../field.ts';
import styles from './conflict-choices.module.css';
import type { MergeConflict } from './use-merge.ts';

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

interface VersionProps {
  readonly side: Side;
  readonly field: AnyField;
  readonly label: string;
  readonly values: FormValues;
  readonly say: (word: string) => string;
}

/** One of two versions of a field, in its own control. */
const Version = ({ side, field, label, values, say }: VersionProps) => {
  const t = useMessages(listMessages);
  return (
    <fieldset disabled aria-label={t(`conflict.${side}`)}>
      <Form component={false} disabled name={`conflict-${side}`} layout="vertical" initialValues={values}>
        <Form.Item name={field.name} label={t(`conflict.${side}`)} {...field.item} className={styles.version}>
          {field.control?.({ label, required: false, disabled: true, say })}
        </Form.Item>
      </Form>
    </fieldset>
  );
};

interface FieldConflictProps extends Pick<VersionProps, 'field' | 'say'> {
  readonly conflict: MergeConflict;
  readonly onChosen: () => void;
}

/** Both versions of a field beside each other; the chosen one is in the form. */
const FieldConflict = ({ field, say, conflict, onChosen }: FieldConflictProps) => {
  const t = useMessages(listMessages);
  const form = Form.useFormInstance();
  const [side, setSide] = useState<Side>('mine');
  const label = field.commonLabel ? t(field.commonLabel) : say(field.label ?? '');
  const choose = (next: Side) => {
    setSide(next);
    form.setFieldValue(field.name, conflict[next][field.name]);
    onChosen();
  };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <Radio.Group value={side} onChange={({ target }) => choose(target.value)}>
        {sides.map((each) => (
          <Radio key={each} value={each}>
            {t(`conflict.keep.${each}`)}
          </Radio>
        ))}
      </Radio.Group>
      <div className={styles.versions}>
        {sides.map((each) => (
          <Version key={each} side={each} {...{ field, label, say }} values={conflict[each]} />
        ))}
      </div>
    </fieldset>
  );
};

interface ConflictChoicesProps {
  readonly fields: readonly AnyField[];
  readonly conflict: MergeConflict;
  readonly say: (word: string) => string;
  /** Called when a version was put into the form. */
  readonly onChosen: () => void;
  readonly onReload: () => void;
}

/** Says who saved meanwhile, and shows each field that both changed: keep mine, or take theirs. */
export const ConflictChoices = ({ fields, conflict, say, onChosen, onReload }: ConflictChoicesProps) => {
  const t = useMessages(listMessages);
  const { message, names } = conflict;
  const shown = names.flatMap((name) => fields.find((field) => field.name === name && field.control) ?? []);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={message}
      className={styles.conflict}
      description={
        <>
          <p>{t(shown.length > 0 ? 'conflict.choose' : 'conflict.body')}</p>
          {shown.map((field) => (
            <FieldConflict key={field.name} {...{ field, say, conflict, onChosen }} />
          ))}
          <Button size="small" onClick={onReload}>
            {t('conflict.reload')}
          </Button>
        </>
      }
    />
  );
};
