import type { Text } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Icon, IconButton } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

interface LineListProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  /** What a new line begins with. */
  readonly blank: Readonly<Record<string, Text | string>>;
  /** The fields of the line at a place. */
  readonly children: (place: number) => ReactNode;
}

/** A list of lines within a form: added, moved, taken out. */
export const LineList = ({ name, label, most, blank, children }: LineListProps) => {
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
                {children(place)}
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <div>
              <Button
                icon={<Icon name="plus" size={14} />}
                disabled={lines.length >= most}
                onClick={() => add(blank)}
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
