import { useMessages } from '@portal/shared/i18n';
import { ConfigProvider, Form, theme } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';
import type { AnyField, FormValues } from '../field.ts';
import styles from './conflict.module.css';
import { ConflictAlert, FieldConflict, type Side } from './conflict-alert.tsx';
import type { MergeConflict } from './use-merge.ts';

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
  // Both versions are to be read, although neither can be changed.
  const { colorText } = theme.useToken().token;
  return (
    <ConfigProvider theme={{ token: { colorTextDisabled: colorText } }}>
      <Form component={false} disabled name={`conflict-${side}`} layout="vertical" initialValues={values}>
        <Form.Item name={field.name} label={t(`conflict.${side}`)} {...field.item} className={styles.version}>
          {field.control?.({ label, required: false, disabled: true, say })}
        </Form.Item>
      </Form>
    </ConfigProvider>
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

/** The fields of a described form that two people changed, in their controls. */
export const ConflictChoices = ({ fields, conflict, say, onChosen, onReload }: ConflictChoicesProps) => {
  const t = useMessages(listMessages);
  const form = Form.useFormInstance();
  const { message, names } = conflict;
  const shown = names.flatMap((name) => fields.find((field) => field.name === name && field.control) ?? []);
  return (
    <ConflictAlert message={message} onReload={onReload}>
      {shown.map((field) => {
        const label = field.commonLabel ? t(field.commonLabel) : say(field.label ?? '');
        return (
          <FieldConflict
            key={field.name}
            label={label}
            show={(side) => <Version {...{ side, field, label, say }} values={conflict[side]} />}
            onChoose={(side) => {
              form.setFieldValue(field.name, conflict[side][field.name]);
              onChosen();
            }}
          />
        );
      })}
    </ConflictAlert>
  );
};
