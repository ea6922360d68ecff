import type { HomeAreaRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { areaCalls } from './area-calls.ts';
import { areaForm } from './area-form.ts';

/** Adds or edits a home area. */
export default function AreaDrawer({ area, onClosed }: { area?: HomeAreaRow; onClosed: () => void }) {
  return (
    <EditDrawer
      form={areaForm}
      id={area?.id}
      stored={useRowForm(areaCalls, area?.id)}
      save={useSaveRow(areaCalls, area?.id)}
      states={{ code: { disabled: area !== undefined } }}
      onClosed={onClosed}
    />
  );
}
