import { useMessages } from '@portal/shared/i18n';
import { articleBounds } from '@portal/shared/rules';
import { Icon } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import { SortableRows } from '#src/ordered-list/sortable-rows.tsx';
import { articleMessages } from '../article-messages.ts';
import styles from './block-editor.module.css';
import { BlockFields } from './block-fields.tsx';
import { type EditedBlock, faultOf, withNew } from './edited-blocks.ts';

interface BlockEditorProps {
  /** Given by the form's field. */
  readonly id?: string;
  readonly value?: readonly EditedBlock[];
  readonly onChange?: (blocks: readonly EditedBlock[]) => void;
}

const kinds = ['text', 'heading', 'list', 'picture'] as const;

/** The pieces of an article: added, written in both languages, moved, taken out. */
export const BlockEditor = ({ id, value = [], onChange }: BlockEditorProps) => {
  const t = useMessages(articleMessages);
  const { status } = Form.Item.useStatus();
  const nameOf = (place: number) => t('edit.blocks.nth', { place: place + 1 });
  const rows = value.map((block, place) => ({ ...block, name: nameOf(place) }));
  const order = (ids: readonly number[]) =>
    onChange?.(value.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
  const isFull = value.length >= articleBounds.blocks;
  return (
    <div id={id}>
      {value.length === 0 && <p className={styles.hint}>{t('edit.blocks.empty')}</p>}
      <SortableRows label={t('edit.blocks.label')} rows={rows} onOrder={order}>
        {({ name, ...block }) => (
          <BlockFields
            block={block}
            fault={status === 'error' ? faultOf(block) : undefined}
            name={name}
            onChange={(next) => onChange?.(value.map((one) => (one.id === next.id ? next : one)))}
            onRemove={() => onChange?.(value.filter((one) => one.id !== block.id))}
          />
        )}
      </SortableRows>
      <div className={styles.add}>
        <span>{t(isFull ? 'edit.blocks.full' : 'edit.blocks.add')}</span>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            icon={<Icon name="plus" size={14} />}
            disabled={isFull}
            onClick={() => onChange?.(withNew(value, kind))}
          >
            {t(`edit.blocks.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
};
