import type { Collected } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { dayOf } from '@portal/shared/rules';
import { Button, Card, classNames, Picture, Price, Tag } from '@portal/shared/ui';
import { favouriteMessages } from './favourite-messages.ts';
import styles from './favourites.module.css';
import { priceChangeOf } from './price-change.ts';
import type { Removal } from './use-removal.ts';

interface FavouriteProps {
  readonly collected: Collected;
}

const Change = ({ collected }: FavouriteProps) => {
  const t = useMessages(favouriteMessages);
  const language = useLanguage();
  const change = priceChangeOf(collected);
  if (!change) return null;
  const amount = formatMoney(change.amount, language);
  return <span className={styles[change.way]}>{t(change.way, { amount })}</span>;
};

/** What it costs now, or why it cannot be had. */
const Cost = ({ collected }: FavouriteProps) => {
  const t = useMessages(favouriteMessages);
  const { state, price, product } = collected;
  if (state !== 'open' || price === null)
    return <p className={styles.soft}>{t(state === 'down' ? 'downNote' : 'soldOutNote')}</p>;
  return (
    <>
      <Price fen={price} from unit={t(`units.${product.kind}`)} />
      <Change collected={collected} />
    </>
  );
};

const Words = ({ collected, gone }: FavouriteProps & { readonly gone: boolean }) => {
  const t = useMessages(favouriteMessages);
  const text = useText();
  const language = useLanguage();
  const { product, state, collectedAt } = collected;
  const day = formatDay(dayOf(new Date(collectedAt)), language);
  const title = text(product.title);
  return (
    <div className={styles.words}>
      <p className={styles.marks}>
        <Tag tone="sand">{t(`kinds.${product.kind}`)}</Tag>
        {state !== 'open' && <Tag tone={state === 'down' ? 'bad' : 'warn'}>{t(`states.${state}`)}</Tag>}
        {gone && <Tag tone="sand">{t('removed')}</Tag>}
      </p>
      <h3>{state === 'down' ? title : <Link to={paths.product(product.kind, product.id)}>{title}</Link>}</h3>
      <p className={styles.soft}>{t('since', { day })}</p>
      <div className={styles.cost}>
        <Cost collected={collected} />
      </div>
    </div>
  );
};

/** A favourite. A removed one stays in its place for undo. */
export const FavouriteCard = ({ collected, removal }: FavouriteProps & { readonly removal: Removal }) => {
  const t = useMessages(favouriteMessages);
  const { product, state } = collected;
  const title = useText()(product.title);
  const gone = removal.removed.has(product.id);
  return (
    <Card
      as="article"
      className={classNames(styles.card, gone && styles.gone, state === 'down' && styles.down)}
    >
      <div className={styles.picture}>
        <Picture
          src={product.picture}
          alt=""
          width={1200}
          height={900}
          sizes="(min-width: 640px) 200px, 120px"
        />
      </div>
      <Words {...{ collected, gone }} />
      <div className={styles.action}>
        <Button
          kind="quiet"
          size="small"
          icon={gone ? 'refresh' : 'trash'}
          aria-label={t(gone ? 'putBackNamed' : 'removeNamed', { title })}
          onClick={() => removal.turn(product.id)}
        >
          {t(gone ? 'putBack' : 'remove')}
        </Button>
      </div>
    </Card>
  );
};
