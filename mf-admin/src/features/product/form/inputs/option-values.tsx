import type { DraftOf } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Form, Select } from 'antd';
import type { Control } from '#src/form/control.ts';
import styles from '../form.module.css';
import { formMessages } from '../form-messages.ts';

type Options = DraftOf<'goods'>['content']['options'];

/** Of each option of the goods one value: what a buyer of this variant gets. */
export const OptionValues = ({
  value = [],
  onChange,
  label,
}: Control<number[]> & { readonly label: string }) => {
  const t = useMessages(formMessages);
  const text = useText();
  const options: Options = Form.useWatch(['content', 'options']) ?? [];
  if (options.length === 0) return <span className={styles.hint}>{t('none')}</span>;
  return (
    <span className={styles.region}>
      {options.map((option, place) => (
        <Select
          // Options have nothing but their place to be known by, as in the variants.
          key={`${place} ${option?.name?.zh}`}
          aria-label={`${label} ${option?.name ? text(option.name) : place + 1}`}
          value={value[place] ?? 0}
          options={(option?.values ?? []).map((one, index) => ({
            value: index,
            label: text({ zh: one?.zh ?? '', ...(one?.en ? { en: one.en } : {}) }),
          }))}
          onChange={(chosen: number) =>
            onChange?.(options.map((_, index) => (index === place ? chosen : (value[index] ?? 0))))
          }
        />
      ))}
    </span>
  );
};
