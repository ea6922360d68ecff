import { useMessages } from '@portal/shared/i18n';
import { Form, Input, InputNumber, Radio, Switch, TreeSelect } from 'antd';
import { parentNodes } from '../menu-branch.ts';
import { useMenuOptions, useMenuTree } from '../menu-calls.ts';
import { menuMessages } from '../menu-messages.ts';
import { hasField, isWellFormed, type MenuType, menuTypes } from './menu-form.ts';

type TextField = 'path' | 'component' | 'redirect' | 'perm';

const required: readonly TextField[] = ['path', 'component', 'perm'];

/** One line of text that only some types have, with the rule of its type. */
const TypedText = ({ type, field }: { type: MenuType; field: TextField }) => {
  const t = useMessages(menuMessages);
  if (!hasField(type, field)) return null;
  const name = type === 'EXTLINK' && field === 'path' ? 'address' : field;
  const isRequired = required.includes(field);
  const check = async (_: unknown, value = '') => {
    if (!isWellFormed(type, field, value)) throw new Error(t(`faults.${name}`));
  };
  return (
    <Form.Item
      key={name}
      name={field}
      label={t(`form.${name}`)}
      extra={t(`form.${name}Hint`)}
      validateFirst
      rules={[
        {
          required: isRequired,
          whitespace: true,
          message: t('faults.required', { field: t(`form.${name}`) }),
        },
        { validator: check },
      ]}
    >
      <Input maxLength={field === 'component' || field === 'perm' ? 128 : 255} autoComplete="off" />
    </Form.Item>
  );
};

const YesNo = ({ type, field }: { type: MenuType; field: 'visible' | 'keepAlive' | 'alwaysShow' }) => {
  const t = useMessages(menuMessages);
  if (!hasField(type, field)) return null;
  return (
    <Form.Item name={field} label={t(`form.${field}`)} valuePropName="checked">
      <Switch checkedChildren={t('form.yes')} unCheckedChildren={t('form.no')} />
    </Form.Item>
  );
};

const Place = ({ type, id }: { type: MenuType; id: number | undefined }) => {
  const t = useMessages(menuMessages);
  const options = useMenuOptions();
  const tree = useMenuTree();
  const places = parentNodes(options.data ?? [], tree.data ?? [], id);
  const check = async (_: unknown, parentId: number | undefined) => {
    if (parentId === undefined) throw new Error(t('faults.choose', { field: t('form.parent') }));
    if (type === 'BUTTON' && parentId === 0) throw new Error(t('faults.button'));
  };
  return (
    <Form.Item
      name="parentId"
      label={t('form.parent')}
      required
      dependencies={['type']}
      rules={[{ validator: check }]}
    >
      <TreeSelect
        loading={options.isPending || tree.isPending}
        treeData={[{ value: 0, label: t('form.root'), children: places }]}
        treeDefaultExpandedKeys={[0]}
        showSearch={{ treeNodeFilterProp: 'label' }}
      />
    </Form.Item>
  );
};

const Names = () => {
  const t = useMessages(menuMessages);
  const message = t('faults.required', { field: t('form.name') });
  return (
    <>
      <Form.Item name="name" label={t('form.name')} rules={[{ required: true, whitespace: true, message }]}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="nameEn" label={t('form.nameEn')} extra={t('form.nameEnHint')}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
    </>
  );
};

const Look = ({ type }: { type: MenuType }) => {
  const t = useMessages(menuMessages);
  return (
    <>
      {hasField(type, 'icon') && (
        <Form.Item name="icon" label={t('form.icon')} extra={t('form.iconHint')}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        name="sort"
        label={t('form.sort')}
        extra={t('form.sortHint')}
        rules={[{ required: true, message: t('faults.required', { field: t('form.sort') }) }]}
      >
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <YesNo type={type} field="visible" />
      <YesNo type={type} field="keepAlive" />
      <YesNo type={type} field="alwaysShow" />
    </>
  );
};

/** The fields of a menu; which there are follows its type. */
export const MenuFields = ({ id }: { id: number | undefined }) => {
  const t = useMessages(menuMessages);
  const type = Form.useWatch<MenuType>('type') ?? 'MENU';
  return (
    <>
      <Form.Item name="type" label={t('form.type')}>
        <Radio.Group
          optionType="button"
          aria-label={t('form.type')}
          options={menuTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </Form.Item>
      <Place type={type} id={id} />
      <Names />
      <TypedText type={type} field="path" />
      <TypedText type={type} field="component" />
      <TypedText type={type} field="redirect" />
      <TypedText type={type} field="perm" />
      <Look type={type} />
    </>
  );
};
