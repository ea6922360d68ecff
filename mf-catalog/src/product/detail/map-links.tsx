import type { Text } from '@portal/shared/contract';
import { useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { mapLinks, type Place } from '@portal/shared/rules';
import { detailMessages } from './detail-messages.ts';
import styles from './parts.module.css';

/** Links to a place in three maps, the usual one of the language first; nothing for a place without coordinates. */
export const MapLinks = ({ place, name }: { place: Place; name: Text }) => {
  const t = useMessages(detailMessages);
  const text = useText();
  const isChinese = useLanguage() === 'zh-cn';
  const links = mapLinks(place, text(name));
  if (links.length === 0) return null;
  return (
    <ul className={styles.maps} aria-label={t('maps.label', { name: text(name) })}>
      {(isChinese ? links : links.toReversed()).map(({ map, href }) => (
        <li key={map}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(`maps.${map}`)}
          </a>
        </li>
      ))}
    </ul>
  );
};
