import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton, toast } from '@portal/shared/ui';
import { compareMessages } from './compare-messages.ts';
import { maxCompared, toggleCompared, useCompared } from './compared.ts';

/** Picks a tour for comparison on its own page; once picked, leads to the comparison. */
export const CompareButton = ({ tourId }: { tourId: number }) => {
  const t = useMessages(compareMessages);
  const ids = useCompared();
  if (ids.includes(tourId))
    return (
      <LinkButton kind="quiet" icon="compare" to={paths.compare(ids)}>
        {t('open', { count: ids.length })}
      </LinkButton>
    );
  const add = () => {
    if (ids.length >= maxCompared) toast.info(t('full', { count: maxCompared }));
    else toggleCompared(tourId);
  };
  return (
    <Button kind="quiet" icon="compare" onClick={add}>
      {t('add')}
    </Button>
  );
};
