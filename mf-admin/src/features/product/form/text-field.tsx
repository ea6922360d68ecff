import { useMessages } from '@portal/shared/i18n';
import { Form, Input } from 'antd';
import { GrowingTextArea } from '#src/form/fields/growing-text-area.tsx';
import type { FieldPath } from './field-path.ts';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';

interface TextFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly long?: boolean;
  readonly max?: number;
  /** Its place in a list says what it is. */
  readonly bare?: boolean;
}

/** A text in both languages side by side: Chinese is needed, English is not. */
export const TextField = ({ label, path, long = false, max = 5000, bare = false }: TextFieldProps) => {
  const t = useMessages(formMessages);
  const control = (language: 'zh' | 'en') => {
    const props = {
      maxLength: language === 'en' ? Math.min(max * 2, 5000) : max,
      lang: language === 'en' ? 'en' : 'zh-CN',
      placeholder: t(language === 'en' ? 'enHint' : 'zh'),
      'aria-label': t('language', { field: label, language: t(language) }),
    };
    return long ? <GrowingTextArea minRows={2} {...props} /> : <Input {...props} />;
  };
  return (
    <div className={styles.pair}>
      {(['zh', 'en'] as const).map((language) => (
        <Form.Item
          key={language}
          name={[...path, language]}
          label={bare ? undefined : t('language', { field: label, language: t(language) })}
          className={bare ? styles.bare : undefined}
        >
          {control(language)}
        </Form.Item>
      ))}
    </div>
  );
};
