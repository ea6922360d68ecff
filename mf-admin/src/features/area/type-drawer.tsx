import type { AreaTypeRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { typeCallsOf } from './area-calls.ts';
import { areaMessages } from './area-messages.ts';
import { NamedDrawer } from './named-drawer.tsx';

interface TypeDrawerProps {
  readonly areaId: number;
  readonly type?: AreaTypeRow;
  readonly onClosed: () => void;
}

/** Adds or edits a recommendation type of an area. */
export default function TypeDrawer({ areaId, type, onClosed }: TypeDrawerProps) {
  const t = useMessages(areaMessages);
  return (
    <NamedDrawer
      title={t(type ? 'types.edit' : 'types.add')}
      calls={typeCallsOf(areaId)}
      id={type?.id}
      bodyOf={(named) => ({ ...named, areaId })}
      onClosed={onClosed}
    />
  );
}
