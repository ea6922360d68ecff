import { useMessages } from '@portal/shared/i18n';
import { Link, useLocation } from '@portal/shared/router';
import { useChosenInView } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { detailMessages } from './detail-messages.ts';
import styles from './section-tabs.module.css';

/** The id and the title of a section; false for one that the product does not have. */
export type SectionTab = readonly [id: string, title: string] | false;

/** From below the sticky bars to the middle of the screen: the section there is the current one. */
const readingArea = '-120px 0px -50%';

/** The id of the section that is being read; undefined above the first. */
const useCurrentSection = (ids: string): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inOrder = ids.split(' ');
    const visible = new Set<string>();
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          visible[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent((before) => inOrder.find((id) => visible.has(id)) ?? before);
      },
      { rootMargin: readingArea },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
};

/** The keyboard goes on in the section that was chosen, as after a plain link. */
const useFocusedSection = (): void => {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    section?.setAttribute('tabindex', '-1');
    section?.focus({ preventScroll: true });
  }, [location]);
};

/** Links to the sections of a page in a row that stays in sight, the section being read highlighted. */
export const SectionTabs = ({ sections }: { sections: readonly SectionTab[] }) => {
  const t = useMessages(detailMessages);
  const { search } = useLocation();
  const shown = sections.filter((section) => section !== false);
  const current = useCurrentSection(shown.map(([id]) => id).join(' '));
  useFocusedSection();
  const row = useChosenInView<HTMLElement>(String(current));
  return (
    <nav ref={row} aria-label={t('sections')} className={styles.tabs}>
      {shown.map(([id, title]) => (
        // Not a plain link: the router restores the scroll position of an entry of the history that it did not make.
        <Link key={id} to={{ search, hash: id }} aria-current={id === current ? 'true' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
};
