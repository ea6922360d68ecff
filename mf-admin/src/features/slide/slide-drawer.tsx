import type { SlideRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { DatePicker, Form } from 'antd';
import { PictureField } from '#src/form/fields/picture-field.tsx';
import { LinkItem, TextItem } from '#src/form/fields/site-fields.tsx';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { slideCalls } from './slide-calls.ts';
import { bodyOf, newSlide, valuesOf } from './slide-form.ts';
import { slideMessages } from './slide-messages.ts';
import { SlidePreview } from './slide-preview.tsx';

const Fields = () => {
  const t = useMessages(slideMessages);
  const time = (name: 'showFrom' | 'showUntil') => (
    <Form.Item name={name} label={t(`form.${name}`)} extra={t('form.windowHint')}>
      <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
    </Form.Item>
  );
  return (
    <>
      <SlidePreview />
      <Form.Item
        name="picture"
        label={t('form.picture')}
        rules={[{ required: true, message: t('form.pictureMissing') }]}
      >
        <PictureField label={t('form.picture')} />
      </Form.Item>
      <TextItem name="title" label={t('form.title')} most={60} />
      <TextItem name="subtitle" label={t('form.subtitle')} most={120} optional />
      <LinkItem label={t('form.link')} />
      {time('showFrom')}
      {time('showUntil')}
      <StatusField />
    </>
  );
};

/** Adds or edits a slide. */
export default function SlideDrawer({ slide, onClosed }: { slide?: SlideRow; onClosed: () => void }) {
  const t = useMessages(slideMessages);
  const common = useMessages(listMessages);
  const text = useText();
  const stored = useRowForm(slideCalls, slide?.id);
  return (
    <RecordDrawer
      title={t(slide ? 'form.edit' : 'form.add')}
      stored={slide && stored}
      save={useSaveRow(slideCalls, slide?.id)}
      blank={newSlide}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ title }) =>
        toast.success(common(slide ? 'done.saved' : 'done.added', { name: text(title) }))
      }
      onClosed={onClosed}
    >
      <Fields />
    </RecordDrawer>
  );
}
