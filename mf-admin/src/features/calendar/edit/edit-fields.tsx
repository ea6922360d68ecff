import type { ProductCalendar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Checkbox, Form, InputNumber, Radio, Select, Space } from 'antd';
import { useSkuName } from '../sku-name.ts';
import { ChangeFields } from './change-fields.tsx';
import type { EditAction } from './edit-form.ts';
import { editMessages } from './edit-messages.ts';

const actions: readonly EditAction[] = ['change', 'copy', 'close', 'remove'];

const CopyFields = ({ skus, daily }: ProductCalendar) => {
  const t = useMessages(editMessages);
  const nameOf = useSkuName();
  const sources = skus.map((sku) => ({ value: sku.id, label: nameOf(sku) }));
  return (
    <Form.Item label={t('copyFrom')} extra={daily && t('weeksHint')}>
      <Space wrap size={8}>
        <Form.Item name={['copy', 'skuId']} noStyle>
          <Select
            allowClear
            options={sources}
            placeholder={t('sameSku')}
            aria-label={t('copyFrom')}
            style={{ width: 200 }}
          />
        </Form.Item>
        {daily && (
          <>
            <Form.Item name={['copy', 'weeks']} noStyle>
              <InputNumber
                aria-label={t('weeksLabel')}
                min={-104}
                max={104}
                precision={0}
                style={{ width: 72 }}
              />
            </Form.Item>
            <span>{t('weeks')}</span>
          </>
        )}
      </Space>
    </Form.Item>
  );
};

/** Which SKUs, what is done with the days, and how. */
export const EditFields = ({ product }: { product: ProductCalendar }) => {
  const t = useMessages(editMessages);
  const nameOf = useSkuName();
  const action: EditAction = Form.useWatch('action') ?? 'change';
  return (
    <>
      {product.skus.length > 1 && (
        <Form.Item name="skuIds" label={t('skus')}>
          <Checkbox.Group
            options={product.skus.slice(0, 20).map((sku) => ({ value: sku.id, label: nameOf(sku) }))}
          />
        </Form.Item>
      )}
      <Form.Item name="action" label={t('action')} extra={t(`hints.${action}`)}>
        <Radio.Group
          optionType="button"
          aria-label={t('action')}
          options={actions.map((value) => ({ value, label: t(`actions.${value}`) }))}
        />
      </Form.Item>
      {action === 'change' && <ChangeFields {...product} />}
      {action === 'copy' && <CopyFields {...product} />}
    </>
  );
};
