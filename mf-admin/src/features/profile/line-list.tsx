import { useMessages } from '@portal/shared/i18n';
import { Icon, IconButton } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import { blankFields } from '#src/form/define-form.ts';
import type { AnyField } from '#src/form/field.ts';
import { FormFields } from '#src/form/form-fields.tsx';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

interface LineListProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  /** The fields of a line. */
  readonly fields: readonly AnyField[];
}

/** A list of lines within a form: added, moved, taken out. */
export const LineList = ({ name, label, most, fields }: LineListProps) => {
  const t = useMessages(profileMessages);
  return (
    <Form.List name={name}>
      {(lines, { add, remove, move }, { errors }) => (
        <section aria-label={label}>
          <h2 className={styles.heading}>{label}</h2>
          <div className={styles.lines}>
            {lines.map(({ key, name: place }) => (
              <div key={key} className={styles.line}>
                <div className={styles.tools}>
                  <IconButton
                    icon="chevron-up"
                    label={t('lines.up', { place: place + 1 })}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t('lines.down', { place: place + 1 })}
                    disabled={place === lines.length - 1}
                    onClick={() => move(place, place + 1)}
                  />
                  <IconButton
                    icon="trash"
                    label={t('lines.remove', { place: place + 1 })}
                    onClick={() => remove(place)}
                  />
                </div>
                <FormFields form={{ messages: profileMessages, fields }} line={place} />
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <div>
              <Button
                icon={<Icon name="plus" size={14} />}
                disabled={lines.length >= most}
                onClick={() => add(blankFields(fields))}
              >
                {t('lines.add')}
              </Button>
            </div>
          </div>
        </section>
      )}
    </Form.List>
  );
};
