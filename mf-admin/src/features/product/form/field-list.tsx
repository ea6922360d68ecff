import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { anchorOf, type FieldPath } from './field-path.ts';
import type { FieldSpec } from './field-spec.ts';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';
import { ItemTools } from './item-tools.tsx';
import { ListPrefix, useWholePath } from './list-prefix.ts';

interface FieldListProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly spec: Extract<FieldSpec, { type: 'list' }>;
  /** Draws the fields of the item at a path. */
  readonly children: (path: FieldPath) => ReactNode;
}

/** Items of several fields each, in an order that can be changed. */
export const FieldList = ({ label, path, spec, children }: FieldListProps) => {
  const t = useMessages(formMessages);
  const whole = useWholePath();
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {spec.name === 'skus' && <p className={styles.hint}>{t('saleHint')}</p>}
      <Form.List name={[...path]}>
        {(items, { add, remove, move }) => (
          <ListPrefix value={whole(path)}>
            {items.map(({ key, name }, index) => (
              <div key={key} id={anchorOf(whole([...path, index]))} className={styles.item}>
                <div className={styles.itemHead}>
                  <strong>{t('item', { place: index + 1 })}</strong>
                  <ItemTools index={index} count={items.length} onMove={move} onRemove={remove} />
                </div>
                {children([name])}
              </div>
            ))}
            <Button
              type="dashed"
              icon={<Icon name="plus" size={14} />}
              disabled={items.length >= (spec.most ?? Number.POSITIVE_INFINITY)}
              onClick={() => add(spec.blank)}
              className={styles.add}
            >
              {t('add', { field: label })}
            </Button>
          </ListPrefix>
        )}
      </Form.List>
    </fieldset>
  );
};
