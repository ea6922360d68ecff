import { useMessages, useText } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { HomePreviewButton } from '#src/home-preview/home-preview-button.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { AddButton } from '#src/list/add-button.tsx';
import { useRows } from '#src/ordered-list/ordered-list-calls.ts';
import { Button } from '#src/ui/button.tsx';
import { areaCalls, typeCallsOf } from './area-calls.ts';
import { AreaLayer, type AreaOpen } from './area-layer.tsx';
import { AreaList } from './area-list.tsx';
import { areaMessages } from './area-messages.ts';
import { LabelList } from './label-list.tsx';
import { TypeList } from './type-list.tsx';
import { type AreaPlace, useAreaPlace } from './use-area-place.ts';

interface LevelProps {
  readonly place: AreaPlace;
  readonly onOpen: (open: AreaOpen) => void;
  /** The open drawer. */
  readonly layer: ReactNode;
}

const BackButton = ({ onBack }: { onBack: () => void }) => {
  const t = useMessages(areaMessages);
  return (
    <Button icon={<Icon name="chevron-left" size={16} />} onClick={onBack}>
      {t('back')}
    </Button>
  );
};

const Areas = ({ place, onOpen, layer }: LevelProps) => {
  const t = useMessages(areaMessages);
  const actions = (
    <>
      <HomePreviewButton />
      <AddButton perm="site:area" label={t('add')} onAdd={() => onOpen({ kind: 'area' })} />
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={actions}>
      <AreaList
        onEdit={(area) => onOpen({ kind: 'area', area })}
        onTypes={({ id }) => place.go({ areaId: id })}
      />
      {layer}
    </Page>
  );
};

const Types = ({ place, onOpen, layer, areaId }: LevelProps & { areaId: number }) => {
  const t = useMessages(areaMessages);
  const text = useText();
  const area = useRows(areaCalls).data?.find(({ id }) => id === areaId);
  const actions = (
    <>
      <BackButton onBack={() => place.go({})} />
      <AddButton perm="site:area" label={t('types.add')} onAdd={() => onOpen({ kind: 'type', areaId })} />
    </>
  );
  return (
    <Page title={t('types.title', { name: text(area?.title) })} actions={actions}>
      <TypeList
        areaId={areaId}
        onEdit={(type) => onOpen({ kind: 'type', areaId, type })}
        onLabels={({ id }) => place.go({ areaId, typeId: id })}
      />
      {layer}
    </Page>
  );
};

interface LabelsProps extends LevelProps {
  readonly areaId: number;
  readonly typeId: number;
}

const Labels = ({ place, onOpen, layer, areaId, typeId }: LabelsProps) => {
  const t = useMessages(areaMessages);
  const text = useText();
  const type = useRows(typeCallsOf(areaId)).data?.find(({ id }) => id === typeId);
  const actions = (
    <>
      <BackButton onBack={() => place.go({ areaId })} />
      <AddButton perm="site:area" label={t('labels.add')} onAdd={() => onOpen({ kind: 'label', typeId })} />
    </>
  );
  return (
    <Page title={t('labels.title', { name: text(type?.name) })} actions={actions}>
      <LabelList
        typeId={typeId}
        onEdit={(label) => onOpen({ kind: 'label', typeId, label })}
        onProducts={(label) => onOpen({ kind: 'products', label })}
      />
      {layer}
    </Page>
  );
};

const Level = (props: LevelProps) => {
  const { areaId, typeId } = props.place;
  if (areaId === undefined) return <Areas {...props} />;
  return typeId === undefined ? (
    <Types {...props} areaId={areaId} />
  ) : (
    <Labels {...props} areaId={areaId} typeId={typeId} />
  );
};

/** Home areas; within one its recommendation types, within these their labels, and the tours that have them. */
export const AreaScreen = () => {
  const place = useAreaPlace();
  const [open, setOpen, turn] = useOverlay<AreaOpen>();
  const layer = open && <AreaLayer key={turn} open={open} onClosed={() => setOpen(undefined)} />;
  return <Level place={place} onOpen={setOpen} layer={layer} />;
};
