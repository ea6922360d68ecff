import type { Text } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import UserDrawer from '../../../mf-admin/src/features/user/form/user-drawer.tsx';
import { CommandDrawer } from '../../../mf-admin/src/form/command-drawer.tsx';
import { Conflict } from '../../../mf-admin/src/form/conflict.tsx';
import { defineForm } from '../../../mf-admin/src/form/define-form.ts';
import { OtherEditors } from '../../../mf-admin/src/form/editors/other-editors.tsx';
import { NoteForm } from '../../../mf-admin/src/form/fields/note-form.tsx';
import { PeriodFields } from '../../../mf-admin/src/form/fields/period-fields.tsx';
import { ReasonField } from '../../../mf-admin/src/form/fields/reason-field.tsx';
import { FormFields } from '../../../mf-admin/src/form/form-fields.tsx';
import { checkboxes, multiple, radio, select } from '../../../mf-admin/src/form/kinds/choice.tsx';
import { day } from '../../../mf-admin/src/form/kinds/day.tsx';
import { money, number } from '../../../mf-admin/src/form/kinds/number.tsx';
import { picture } from '../../../mf-admin/src/form/kinds/site.tsx';
import { status } from '../../../mf-admin/src/form/kinds/switch.tsx';
import { text, textarea } from '../../../mf-admin/src/form/kinds/text.tsx';
import { translated } from '../../../mf-admin/src/form/kinds/translated.tsx';
import { ChoosePicture } from '../../../mf-admin/src/form/media/choose-picture.tsx';
import { UploadButton } from '../../../mf-admin/src/form/media/upload-button.tsx';
import { ConflictChoices } from '../../../mf-admin/src/form/merge/conflict-choices.tsx';
import { PageForm } from '../../../mf-admin/src/form/page-form.tsx';
import { Restored } from '../../../mf-admin/src/form/restored.tsx';
import AdminTheme from '../../../mf-admin/src/layout/admin-theme.tsx';
import { Overlay } from '../../../mf-admin/src/layout/overlay.tsx';
import { type Examples, longText, nothing, Opens, photo, show } from '../example.tsx';

interface Tour {
  readonly name: string;
  readonly title: Text;
  readonly note: string;
  readonly days: number;
  readonly price: number;
  readonly from: string | null;
  readonly kind: string | null;
  readonly themes: readonly string[];
  readonly meals: readonly string[];
  readonly bed: string;
  readonly picture: string;
  readonly status: 0 | 1;
}

const zh = { name: '名称', other: '其他', price: '价格', hint: '显示在列表中', save: '提交' };
const en = { name: 'Name', other: 'Other', price: 'Price', hint: 'Shown in lists', save: 'Submit' };

const useChoices = () => ({ data: ['A', 'B', 'C'].map((value) => ({ value, label: value })) });

/** A field of each kind. */
const tourForm = defineForm<Tour>()({
  messages: defineMessages('galleryForm', { 'zh-cn': zh, en }),
  titles: { add: 'name', edit: 'name' },
  nameOf: ({ name }) => name,
  fields: [
    text('name', 'name', { required: true, max: 64, half: true }),
    number('days', 'other', { max: 30, half: true }),
    translated('title', 'name', { required: true, max: 64, beside: true, hint: 'hint' }),
    textarea('note', 'other', { max: 200 }),
    money('price', 'price', { min: 1, max: 1_000_000, fault: 'price', half: true }),
    day('from', 'other', { half: true }),
    select('kind', 'other', { required: true, useChoices, half: true }),
    multiple('themes', 'other', { useChoices, half: true }),
    checkboxes('meals', 'other', { useChoices }),
    radio('bed', 'other', { blank: 'A', useChoices }),
    picture('picture', 'other'),
    status(),
  ],
});

const Sheet = ({ disabled }: { readonly disabled?: boolean }) => {
  const save = useMutation({ mutationFn: async (_: Tour) => undefined });
  return (
    <PageForm form={tourForm} save={save} disabled={disabled} onSaved={nothing}>
      <FormFields form={tourForm} />
    </PageForm>
  );
};

/** The fields with the same fault. */
const Faulty = ({ values, fault }: { readonly values: Partial<Tour>; readonly fault: string }) => (
  <Form
    layout="vertical"
    fields={Object.entries(values).map(([name, value]) => ({ name, value, errors: [fault] }))}
  >
    <FormFields form={tourForm} />
  </Form>
);

/** Fields that two people changed. */
const Merging = ({
  message,
  names,
  text: theirs,
}: Record<'message' | 'text', string> & { readonly names: readonly string[] }) => {
  const t = useMessages(tourForm.messages);
  const mine = { ...tourForm.blank(), name: message, title: { zh: message, en: message }, kind: 'A' };
  const versions = { mine, theirs: { ...mine, name: theirs, title: { zh: theirs }, kind: 'B' } };
  return (
    <Form layout="vertical" initialValues={mine}>
      <ConflictChoices
        fields={tourForm.fields}
        conflict={{ message, names, ...versions }}
        say={(word) => t(word as keyof typeof zh)}
        onChosen={nothing}
        onReload={nothing}
      />
    </Form>
  );
};

const Command = ({ title, onClosed }: { readonly title: string; readonly onClosed: () => void }) => {
  const submitLabel = useMessages(tourForm.messages)('save');
  const command = useMutation({ mutationFn: async (_: object) => undefined });
  const texts = { title, submitLabel, done: title, about: title };
  return (
    <CommandDrawer {...{ ...texts, command, onClosed }} draft={title} bodyOf={(values) => values}>
      <ReasonField label={title} />
    </CommandDrawer>
  );
};

const Noting = ({ label }: { readonly label: string }) => {
  const add = useMutation({ mutationFn: async (_: string) => undefined });
  return <NoteForm add={add} draft="gallery-note" words={{ label, add: label, added: label }} />;
};

const Period = () => (
  <Form layout="vertical">
    <PeriodFields names={['from', 'to']} maxDays={92} />
  </Form>
);

const adminForm: Examples = {
  wide: true,
  around: AdminTheme,
  components: (say) => {
    const long = longText(say);
    const label = say('打开', 'Open');
    const title = say('回复评价', 'Reply to a review');
    const drawer = (id?: number) => (close: () => void) => (
      <Overlay>
        <UserDrawer id={id} onClosed={close} />
      </Overlay>
    );
    const command = (name: string) => (close: () => void) => (
      <Overlay>
        <Command title={name} onClosed={close} />
      </Overlay>
    );
    const values = { name: long, title: { zh: long, en: long }, note: long, kind: 'A', picture: photo };
    return {
      PageForm: show(Sheet, {})({ new: {}, disabled: { disabled: true } }),
      'FormFields, TextPair, GrowingTextArea, MoneyInput, PictureField': show(Faulty, { values })({
        'errors, long text': { fault: say('请检查这一项', 'Check this field') },
      }),
      'EditDrawer, FormDrawer, Overlay': show(Opens, { label })({
        new: { children: drawer() },
        stored: { children: drawer(2) },
      }),
      'CommandDrawer, ReasonField': show(Opens, { label })({
        default: { children: command(title) },
        'long text': { children: command(long) },
      }),
      'ConflictAlert, FieldConflict': show(Merging, { message: title, text: label, names: [] })({
        'no fields': {},
        'three fields': { names: ['name', 'title', 'kind'] },
        'long text': { message: long, text: long, names: ['name'] },
      }),
      PeriodFields: show(Period, {})({ default: {} }),
      NoteForm: show(Noting, {})({ default: { label: say('添加备注', 'Add note') } }),
      ChoosePicture: show(ChoosePicture, { label: say('封面', 'Cover'), onChoose: nothing })({
        default: {},
        disabled: { disabled: true },
      }),
      UploadButton: show(UploadButton, { label: say('封面', 'Cover'), onFiles: nothing })({
        default: { busy: false },
        busy: { busy: true },
        disabled: { busy: false, disabled: true },
      }),
      OtherEditors: show(
        OtherEditors,
        {},
      )({
        'one other': { record: { kind: 'article', recordId: 1 } },
        'three others': { record: { kind: 'article', recordId: 3 } },
      }),
      Restored: show(Restored, { onStartOver: nothing })({ default: {} }),
      Conflict: show(Conflict, { words: title, onReload: nothing })({
        default: {},
        'long text': { words: long },
      }),
    };
  },
};
export default adminForm;
