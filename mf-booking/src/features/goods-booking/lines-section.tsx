import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Picture, TextLink } from '@portal/shared/ui';
import { ErrorLine } from '#src/booking/parts/error-line.tsx';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { goodsBookingMessages } from './goods-booking-messages.ts';
import type { OrderedLine, OrderedLines } from './goods-kind.ts';
import styles from './lines.module.css';

const Line = ({ thing }: { thing: OrderedLine }) => {
  const t = useMessages(goodsBookingMessages);
  const text = useText();
  const language = useLanguage();
  const { picture, title, options, price, count, left } = thing;
  const tooFew = left === 0 ? t('things.soldOut') : t('things.tooFew', { count: left });
  return (
    <li className={styles.thing}>
      <div className={styles.picture}>
        <Picture src={picture} alt="" width={1200} height={900} sizes="96px" />
      </div>
      <div className={styles.words}>
        <h3>{text(title)}</h3>
        <p>{options.map(text).join(' / ')}</p>
        {count > left && <ErrorLine>{tooFew}</ErrorLine>}
      </div>
      <p className={styles.price}>
        {formatMoney(price, language)} × {count}
      </p>
    </li>
  );
};

interface LinesSectionProps {
  readonly things: OrderedLines;
  /** The URL to change the selection. */
  readonly other: { readonly to: string; readonly label: string };
}

/** What is ordered, thing by thing. */
export const LinesSection = ({ things, other }: LinesSectionProps) => {
  const t = useMessages(goodsBookingMessages);
  const pieces = things.reduce((sum, { count }) => sum + count, 0);
  return (
    <FormSection title={t('things.title')}>
      <ul className={styles.things}>
        {things.map((thing) => (
          <Line key={thing.skuId} thing={thing} />
        ))}
      </ul>
      <p className={styles.foot}>
        <span>{t('things.pieces', { count: pieces })}</span>
        <TextLink to={other.to}>{other.label}</TextLink>
      </p>
    </FormSection>
  );
};
