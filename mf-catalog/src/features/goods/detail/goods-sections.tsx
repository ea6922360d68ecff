import type { GoodsDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { Facts } from '#src/product/detail/facts.tsx';
import { Highlights } from '#src/product/detail/highlights.tsx';
import { Paragraphs } from '#src/product/detail/paragraphs.tsx';
import { TextList } from '#src/product/detail/text-list.tsx';
import { goodsDetailMessages } from './goods-detail-messages.ts';
import styles from './goods-sections.module.css';

const GoodsFacts = ({ goods }: { goods: GoodsDetail }) => {
  const t = useMessages(goodsDetailMessages);
  const text = useText();
  const { origin, shelfLife, storage } = goods.content;
  const items = [
    { term: t('facts.category'), value: text(goods.categoryName) },
    { term: t('facts.origin'), value: text(origin) },
    { term: t('facts.shelfLife'), value: text(shelfLife) },
    { term: t('facts.storage'), value: text(storage) },
  ];
  return <Facts label={t('facts.label')} items={items} />;
};

/** The figures of a thing in a table, as on its box. */
const Parameters = ({ goods }: { goods: GoodsDetail }) => {
  const text = useText();
  return (
    <table className={styles.parameters}>
      <tbody>
        {goods.content.parameters.map(({ name, value }, place) => (
          <tr key={place}>
            <th scope="row">{text(name)}</th>
            <td>{text(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The article: why, what, its figures, and what is promised. */
export const GoodsSections = ({ goods }: { goods: GoodsDetail }) => {
  const t = useMessages(goodsDetailMessages);
  const { highlights, about, parameters, afterSale } = goods.content;
  return (
    <>
      <GoodsFacts goods={goods} />
      <Highlights title={t('highlights')} texts={highlights} />
      {about.length > 0 && (
        <Section id="about" title={t('about')}>
          <Paragraphs texts={about} />
        </Section>
      )}
      {parameters.length > 0 && (
        <Section id="parameters" title={t('parameters')}>
          <Parameters goods={goods} />
        </Section>
      )}
      {afterSale.length > 0 && (
        <Section id="after-sales" title={t('afterSale')}>
          <TextList texts={afterSale} icon="check" />
        </Section>
      )}
    </>
  );
};
