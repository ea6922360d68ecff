import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, EmptyState, LinkButton, Row } from '@portal/shared/ui';
import { favouriteMessages } from './favourite-messages.ts';
import { kinds } from './use-favourite-filters.ts';

interface NoFavouritesProps {
  readonly kind?: ProductKind;
  /** There is something, on an earlier page. */
  readonly more: boolean;
  readonly onFirst: () => void;
}

/** Nothing is here: the ways to what there could be. */
export const NoFavourites = ({ kind, more, onFirst }: NoFavouritesProps) => {
  const t = useMessages(favouriteMessages);
  if (more)
    return (
      <EmptyState
        icon="heart"
        title={t('emptyPage')}
        action={
          <Button kind="quiet" onClick={onFirst}>
            {t('firstPage')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="heart"
      title={kind ? t(`emptyKind.${kind}`) : t('empty')}
      body={t('emptyBody')}
      action={
        <Row gap={1} justify="center">
          {(kind ? [kind] : kinds).map((one) => (
            <LinkButton key={one} to={paths.productList(one)} kind={kind ? 'primary' : 'quiet'}>
              {t(`browse.${one}`)}
            </LinkButton>
          ))}
        </Row>
      }
    />
  );
};
