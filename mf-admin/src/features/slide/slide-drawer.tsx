import type { SlideRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { slideCalls } from './slide-calls.ts';
import { slideForm } from './slide-form.ts';
import { SlidePreview } from './slide-preview.tsx';

/** Adds or edits a slide. */
export default function SlideDrawer({ slide, onClosed }: { slide?: SlideRow; onClosed: () => void }) {
  return (
    <EditDrawer
      form={slideForm}
      id={slide?.id}
      stored={useRowForm(slideCalls, slide?.id)}
      save={useSaveRow(slideCalls, slide?.id)}
      onClosed={onClosed}
    >
      <SlidePreview />
    </EditDrawer>
  );
}
