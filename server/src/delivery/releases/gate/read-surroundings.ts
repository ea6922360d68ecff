import { routeTable } from '@portal/shared/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { channels, type Db, menus, releases } from '#src/platform/database/index.ts';
import type { NamedView, Standing, Surroundings } from './surroundings.ts';

/** More rows than any menu has. */
const menusRead = 5000;

const listStanding = (db: Db): Promise<Standing[]> =>
  db
    .select({ channel: channels.channel, record: releases.record })
    .from(channels)
    .innerJoin(releases, and(eq(releases.app, channels.app), eq(releases.version, channels.version)))
    .orderBy(channels.app, channels.channel);

const routes: readonly NamedView[] = routeTable.flatMap(({ path, view, title }) =>
  view === undefined
    ? []
    : [
        {
          view,
          subject: `route ${path}`,
          zh: `路由 ${path}（${title.zh}）`,
          en: `the route ${path} (${title.en ?? title.zh})`,
        },
      ],
);

const listRows = async (db: Db): Promise<NamedView[]> => {
  const rows = await db
    .select({ id: menus.id, name: menus.name, nameEn: menus.nameEn, view: menus.component })
    .from(menus)
    .where(and(eq(menus.type, 'MENU'), isNotNull(menus.component)))
    .orderBy(menus.id)
    .limit(menusRead);
  return rows.map(({ id, name, nameEn, view }) => ({
    view: view ?? '',
    subject: `menu ${id}`,
    zh: `菜单“${name}”（${id}）`,
    en: `the menu row “${nameEn ?? name}” (${id})`,
  }));
};

/** What a release meets now: what the channels name, and which views menu rows and static routes show. */
export const readSurroundings = async (db: Db): Promise<Surroundings> => ({
  standing: await listStanding(db),
  named: [...routes, ...(await listRows(db))],
});
