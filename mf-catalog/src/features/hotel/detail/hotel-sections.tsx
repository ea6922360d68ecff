import type { HotelDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { Paragraphs } from '#src/product/detail/paragraphs.tsx';
import { TextList } from '#src/product/detail/text-list.tsx';
import styles from './hotel.module.css';
import { hotelMessages } from './hotel-messages.ts';

/** A way as people say it: whole metres to the next ten below a kilometre, else kilometres with one decimal. */
export const distanceOf = (
  metres: number,
): { readonly unit: 'metres' | 'kilometres'; readonly count: string } =>
  metres < 995
    ? { unit: 'metres', count: String(Math.max(10, Math.round(metres / 10) * 10)) }
    : { unit: 'kilometres', count: String(Math.round(metres / 100) / 10) };

type HotelContent = HotelDetail['content'];

const Surroundings = ({ places }: { places: HotelContent['surroundings'] }) => {
  const t = useMessages(hotelMessages);
  const text = useText();
  return (
    <dl className={styles.places}>
      {places.map(({ name, metres }, place) => {
        const { unit, count } = distanceOf(metres);
        return (
          <div key={place}>
            <dt>{text(name)}</dt>
            <dd>{t(unit, { count })}</dd>
          </div>
        );
      })}
    </dl>
  );
};

const Policies = ({ policies }: { policies: HotelContent['policies'] }) => {
  const text = useText();
  return (
    <dl className={styles.policies}>
      {policies.map(({ title, body }, place) => (
        <div key={place}>
          <dt>{text(title)}</dt>
          <dd>{text(body)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What a house has, what lies around it, its rules, and its story. */
export const HotelSections = ({ content }: { content: HotelContent }) => {
  const t = useMessages(hotelMessages);
  const { facilities, surroundings, policies, about } = content;
  return (
    <>
      {facilities.length > 0 && (
        <Section id="facilities" title={t('facilities')}>
          <div className={styles.facilities}>
            <TextList texts={facilities} icon="check" />
          </div>
        </Section>
      )}
      {surroundings.length > 0 && (
        <Section id="surroundings" title={t('surroundings')}>
          <Surroundings places={surroundings} />
        </Section>
      )}
      {policies.length > 0 && (
        <Section title={t('policies')} id="policies">
          <Policies policies={policies} />
        </Section>
      )}
      {about.length > 0 && (
        <Section id="about" title={t('about')}>
          <Paragraphs texts={about} />
        </Section>
      )}
    </>
  );
};
