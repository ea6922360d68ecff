import type { SlideRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { DatePicker, Form } from 'antd';
import { PictureField } from '#src/frame/fields/picture-field.tsx';
import { LinkItem, TextItem } from '#src/frame/fields/site-fields.tsx';
import { useKeptForm, useSaveKept } from '#src/frame/kept-list/kept-calls.ts';
import { listMessages } from '#src/frame/list-messages.ts';
import { OnOff } from '#src/frame/on-off.tsx';
import { RecordDrawer } from '#src/frame/record-drawer.tsx';
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
      <OnOff />
    </>
  );
};

/** Adds or edits a slide. */
export default function SlideDrawer({ slide, onClosed }: { slide?: SlideRow; onClosed: () => void }) {
  const t = useMessages(slideMessages);
  const common = useMessages(listMessages);
  const text = useText();
  const stored = useKeptForm(slideCalls, slide?.id);
  return (
    <RecordDrawer
      title={t(slide ? 'form.edit' : 'form.add')}
      stored={slide && stored}
      save={useSaveKept(slideCalls, slide?.id)}
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
