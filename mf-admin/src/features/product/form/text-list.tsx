import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import type { FieldPath } from './field-path.ts';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';
import { ItemTools } from './item-tools.tsx';
import { TextField } from './text-field.tsx';

/** Texts in both languages, one below the other, in an order that can be changed. */
export const TextList = ({ label, path, long }: { label: string; path: FieldPath; long?: boolean }) => {
  const t = useMessages(formMessages);
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <Form.List name={[...path]}>
        {(items, { add, remove, move }) => (
          <>
            {items.map(({ key, name }, index) => (
              <div key={key} className={styles.line}>
                <TextField label={`${label} ${index + 1}`} path={[name]} long={long} bare />
                <ItemTools index={index} count={items.length} onMove={move} onRemove={remove} />
              </div>
            ))}
            <Button
              type="dashed"
              icon={<Icon name="plus" size={14} />}
              onClick={() => add({ zh: '' })}
              className={styles.add}
            >
              {t('add', { field: label })}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
};
