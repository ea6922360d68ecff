import { queryOf } from '@portal/shared/api';
import type { HomeArea } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { QueryView, Section, Skeleton, TextLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { LazySection } from '#src/product/detail/lazy-section.tsx';
import styles from './home-areas.module.css';
import { homeMessages } from './home-messages.ts';

export interface AreaBlock {
  readonly Block: ComponentType<{ area: HomeArea }>;
  /** A placeholder of the final height until it is near the viewport. */
  readonly place: ReactNode;
}

/** What fills a home area, by the area's code. */
export type AreaBlocks = Readonly<Record<string, AreaBlock>>;

/** Areas in the viewport are loaded at once, the others when scrolled to. */
const atOnce = 1;

interface AreaProps {
  readonly area: HomeArea;
  readonly blocks: AreaBlocks;
  readonly place: number;
}

const Area = ({ area, blocks, place }: AreaProps) => {
  const t = useMessages(homeMessages);
  const text = useText();
  const found = Object.hasOwn(blocks, area.code) ? blocks[area.code] : undefined;
  if (!found) return null;
  const { Block } = found;
  const block = (
    <Suspense fallback={found.place}>
      <Block area={area} />
    </Suspense>
  );
  return (
    <Section
      title={text(area.title)}
      lead={area.subtitle && text(area.subtitle)}
      action={area.link && <TextLink to={area.link}>{t('areas.more')}</TextLink>}
    >
      {place < atOnce ? block : <LazySection place={found.place}>{block}</LazySection>}
    </Section>
  );
};

/** The areas of the home page in the server's order. Unknown codes are skipped. */
export const HomeAreas = ({ blocks }: { blocks: AreaBlocks }) => {
  const areas = useQuery(queryOf('GET /api/homeArea/web/getHomeArea', {}));
  return (
    <div className={styles.areas}>
      <QueryView query={areas} skeleton={<Skeleton height={640} />} empty={() => false}>
        {(list) => list.map((area, place) => <Area key={area.id} {...{ area, blocks, place }} />)}
      </QueryView>
    </div>
  );
};
