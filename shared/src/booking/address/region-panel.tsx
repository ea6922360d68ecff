import type { Region } from '@portal/shared/contract';
import { keepFocus, ListPanel, OptionList } from '@portal/shared/forms';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import type { RegionPath } from '@portal/shared/rules';
import { Icon, QueryView, Skeleton } from '@portal/shared/ui';
import styles from './address.module.css';
import { addressMessages } from './messages.ts';
import { type RegionSelection, useRegionSelection } from './use-region-selection.ts';

const levels = ['province', 'city', 'district', 'street'] as const;

const useNameOf = (): ((region: Region) => string) => {
  const language = useLanguage();
  return ({ name, nameEn }) => (language === 'en' ? nameEn : name);
};

/** What is chosen so far: each leads back to its level. */
const Crumbs = ({ walk: { chosen, backTo } }: { walk: RegionSelection }) => {
  const t = useMessages(addressMessages);
  const nameOf = useNameOf();
  if (chosen.length === 0) return null;
  return (
    <ol aria-label={t('chosen')} className={styles.crumbs}>
      {chosen.map((region, place) => (
        <li key={region.code}>
          <button type="button" onMouseDown={keepFocus} onClick={() => backTo(place)}>
            {nameOf(region)}
            <Icon name="chevron-right" size={12} />
          </button>
        </li>
      ))}
    </ol>
  );
};

interface RegionPanelProps {
  readonly id: string;
  /** The code of the chosen region, or one above the level to begin with; empty without. */
  readonly from: string;
  readonly onChoose: (path: RegionPath) => void;
  readonly onClose: () => void;
}

/** The levels of regions, one after another; Backspace in the empty field leads back. */
const RegionPanel = ({ id, from, onChoose, onClose }: RegionPanelProps) => {
  const t = useMessages(addressMessages);
  const nameOf = useNameOf();
  const walk = useRegionSelection(from, onChoose);
  const { codes, found, active, setActive, query, text } = walk;
  const label = t(`levels.${levels[codes.length] ?? 'street'}`);
  const choose = (place: number): void => {
    const region = found[place];
    if (region) walk.choose(region);
  };
  const keys = {
    Escape: onClose,
    Enter: () => choose(active),
    Backspace: text === '' && codes.length > 0 ? () => walk.backTo(codes.length - 1) : undefined,
  };
  const options = found.map((region) => ({
    key: region.code,
    selected: from.startsWith(region.code),
    content: nameOf(region),
  }));
  return (
    <ListPanel
      {...{ id, label, text }}
      step={codes.length}
      placeholder={`${label} · ${t('find')}`}
      onType={walk.type}
      keyboard={{ active, count: found.length, setActive, keys }}
      above={<Crumbs walk={walk} />}
    >
      {(listId) =>
        query && (
          <QueryView query={query} skeleton={<Skeleton height={264} radius="var(--radius-small)" />}>
            {() => (
              <OptionList
                key={codes.length}
                id={listId}
                none={t('none', { text })}
                onChoose={choose}
                {...{ label, options, active }}
              />
            )}
          </QueryView>
        )
      }
    </ListPanel>
  );
};

export default RegionPanel;
