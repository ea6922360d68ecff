import type { GoodsDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { Highlights } from '#src/product/detail/highlights.tsx';
import { Paragraphs } from '#src/product/detail/paragraphs.tsx';
import { goodsDetailMessages } from './goods-detail-messages.ts';
import styles from './goods-sections.module.css';

/** The figures of a thing in a table, as on its box. */
const Parameters = ({ goods }: { goods: GoodsDetail }) => {
  const t = useMessages(goodsDetailMessages);
  const text = useText();
  const { origin, shelfLife, storage, parameters } = goods.content;
  const own = [
    [t('parameters.category'), text(goods.categoryName)],
    [t('parameters.origin'), text(origin)],
    [t('parameters.shelfLife'), text(shelfLife)],
    [t('parameters.storage'), text(storage)],
  ] as const;
  // What the maker's list names as well is named once.
  const rows = new Map([...own, ...parameters.map(({ name, value }) => [text(name), text(value)] as const)]);
  return (
    <table className={styles.parameters}>
      <tbody>
        {[...rows].map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The article: why, what, and its figures. */
export const GoodsSections = ({ goods }: { goods: GoodsDetail }) => {
  const t = useMessages(goodsDetailMessages);
  const { highlights, about } = goods.content;
  return (
    <>
      <Highlights title={t('highlights')} texts={highlights} />
      {about.length > 0 && (
        <Section title={t('about')}>
          <Paragraphs texts={about} />
        </Section>
      )}
      <Section title={t('parameters.title')}>
        <Parameters goods={goods} />
      </Section>
    </>
  );
};
