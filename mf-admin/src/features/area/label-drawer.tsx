import type { AreaLabelRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { labelCallsOf } from './area-calls.ts';
import { areaMessages } from './area-messages.ts';
import { NamedDrawer } from './named-drawer.tsx';

interface LabelDrawerProps {
  readonly typeId: number;
  readonly label?: AreaLabelRow;
  readonly onClosed: () => void;
}

/** Adds or edits a label of a recommendation type. */
export default function LabelDrawer({ typeId, label, onClosed }: LabelDrawerProps) {
  const t = useMessages(areaMessages);
  return (
    <NamedDrawer
      title={t(label ? 'labels.edit' : 'labels.add')}
      calls={labelCallsOf(typeId)}
      id={label?.id}
      bodyOf={(named) => ({ ...named, typeId })}
      onClosed={onClosed}
    />
  );
}
