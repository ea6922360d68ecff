import { call } from '@portal/shared/api';
import type { CropFrame, MediaRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useChange } from '#src/api/use-change.ts';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import type { ListRow } from '#src/list/list-row.ts';
import { CropField } from './crop-field.tsx';
import { cropMessages } from './crop-messages.ts';
import { type Crop, firstCrop } from './shapes.ts';

interface CropDrawerProps {
  readonly row: ListRow<MediaRow>;
  readonly onClosed: () => void;
}

/** Makes a new picture of the library from a part of one. */
export default function CropDrawer({ row: { item }, onClosed }: CropDrawerProps) {
  const t = useMessages(cropMessages);
  const { id, name } = item;
  const command = useChange(['GET /api/v1/media/page'], (body: { frame: CropFrame }) =>
    call('POST /api/v1/media/:id/crops', { params: { id }, body }),
  );
  return (
    <CommandDrawer
      title={t('title', { name })}
      width={880}
      submitLabel={t('submit')}
      done={t('done')}
      draft={`crop:${id}`}
      command={command}
      bodyOf={({ frame: { frame } }: { frame: Crop }) => ({ frame })}
      initialValues={{ frame: firstCrop(item) }}
      about={
        <>
          <p>{t('lead')}</p>
          <p>{t('hint')}</p>
        </>
      }
      onClosed={onClosed}
    >
      <CropField picture={item} />
    </CommandDrawer>
  );
}
