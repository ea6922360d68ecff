import { queryOf } from '@portal/shared/api';
import type { HomeArea } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { QueryView, Section, Skeleton, TextLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import styles from './home-areas.module.css';
import { homeMessages } from './home-messages.ts';

/** What fills a home area, by the area's code. */
export type AreaBlocks = Readonly<Record<string, ComponentType<{ area: HomeArea }>>>;

const Area = ({ area, blocks }: { area: HomeArea; blocks: AreaBlocks }) => {
  const t = useMessages(homeMessages);
  const text = useText();
  const Block = Object.hasOwn(blocks, area.code) ? blocks[area.code] : undefined;
  if (!Block) return null;
  return (
    <Section
      title={text(area.title)}
      lead={area.subtitle && text(area.subtitle)}
      action={area.link && <TextLink to={area.link}>{t('areas.more')}</TextLink>}
    >
      <Block area={area} />
    </Section>
  );
};

/** The blocks of the home page in the server's order. A code that nothing here draws is passed over. */
export const HomeAreas = ({ blocks }: { blocks: AreaBlocks }) => {
  const areas = useQuery(queryOf('GET /api/homeArea/web/getHomeArea', {}, { silent: true }));
  return (
    <div className={styles.areas}>
      <QueryView query={areas} skeleton={<Skeleton height={640} />} empty={() => false}>
        {(list) => list.map((area) => <Area key={area.id} area={area} blocks={blocks} />)}
      </QueryView>
    </div>
  );
};
