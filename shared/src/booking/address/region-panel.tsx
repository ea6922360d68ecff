import type { Region } from '@portal/shared/contract';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import type { RegionPath } from '@portal/shared/rules';
import { Icon, QueryView, Skeleton } from '@portal/shared/ui';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './address.module.css';
import { addressMessages } from './messages.ts';
import { regionKeys, usePanelFocus } from './region-keys.ts';
import { type RegionSelection, useRegionSelection } from './use-region-selection.ts';

const levels = ['province', 'city', 'district', 'street'] as const;

/** Pressing what is gone a moment later leaves the keyboard where it is. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

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

interface ListProps {
  readonly walk: RegionSelection;
  readonly listId: string;
  readonly label: string;
  /** The chosen region. */
  readonly from: string;
}

const RegionList = ({ walk: { found, text, active, choose }, listId, label, from }: ListProps) => {
  const t = useMessages(addressMessages);
  const nameOf = useNameOf();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (found.length === 0) return <p role="status">{t('none', { text })}</p>;
  return (
    <div ref={list} role="listbox" id={listId} aria-label={label} tabIndex={-1} className={styles.list}>
      {found.map((region, place) => (
        <button
          key={region.code}
          id={`${listId}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={from.startsWith(region.code)}
          data-active={place === active}
          onMouseDown={keepFocus}
          onClick={() => choose(region)}
        >
          {nameOf(region)}
        </button>
      ))}
    </div>
  );
};

interface RegionPanelProps {
  readonly id: string;
  /** The code of the chosen region, or one above the level to begin with; empty without. */
  readonly from: string;
  readonly onChoose: (path: RegionPath) => void;
  readonly onClose: () => void;
}

/** The levels of regions, one after another: by pointer, by arrow keys, or by typing a part of the name. */
const RegionPanel = ({ id, from, onChoose, onClose }: RegionPanelProps) => {
  const t = useMessages(addressMessages);
  const walk = useRegionSelection(from, onChoose);
  const { codes, found, active, query, text } = walk;
  const label = t(`levels.${levels[codes.length] ?? 'street'}`);
  const listId = useId();
  const { panel, focus } = usePanelFocus();
  return (
    <div ref={panel} id={id} role="dialog" aria-label={label} className={styles.panel}>
      <Crumbs walk={walk} />
      <input
        key={codes.length}
        ref={focus}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={`${label} · ${t('find')}`}
        maxLength={40}
        value={text}
        onChange={({ target }) => walk.type(target.value)}
        onKeyDown={regionKeys(walk, onClose)}
      />
      {query && (
        <QueryView query={query} skeleton={<Skeleton height={264} radius="var(--radius-small)" />}>
          {() => <RegionList key={codes.length} {...{ walk, listId, label, from }} />}
        </QueryView>
      )}
    </div>
  );
};

export default RegionPanel;
