import type { Text } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Input } from 'antd';
import { ariaOf, type Control } from '../control.ts';
import { fieldMessages } from './field-messages.ts';
import { GrowingTextArea } from './growing-text-area.tsx';
import styles from './text-pair.module.css';

interface TextPairProps extends Control<Text> {
  /** What is written, for who cannot see the label above. */
  readonly label: string;
  /** How long the Chinese may be; the English twice. */
  readonly most: number;
  /** More than a line. */
  readonly rows?: number;
  /** Both languages beside each other, where there is room. */
  readonly beside?: boolean;
}

const empty: Text = { zh: '' };

/** A text in Chinese and English: two controls of one field. */
export const TextPair = (props: TextPairProps) => {
  const { id, value = empty, onChange, label, most, rows = 1, beside } = props;
  const t = useMessages(fieldMessages);
  const side = (language: 'zh' | 'en', name: string, maxLength: number) => {
    const control = {
      maxLength,
      value: value[language],
      placeholder: name,
      'aria-label': `${label} · ${name}`,
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) =>
        onChange?.({ ...value, [language]: target.value }),
      ...(language === 'zh' ? { id, ...ariaOf(props) } : { lang: 'en' }),
    };
    return rows === 1 ? <Input {...control} /> : <GrowingTextArea {...control} minRows={rows} />;
  };
  return (
    <div className={beside ? styles.sides : styles.pair}>
      {side('zh', t('chinese'), most)}
      {side('en', t('english'), most * 2)}
    </div>
  );
};
