import { routeTable } from '@portal/shared/rules';
import { and, eq, exists, isNotNull, ne } from 'drizzle-orm';
import { channels, type Db, menus, releasePins, releases } from '#src/platform/database/index.ts';
import type { NamedView, ReleaseEnvironment, ServedRelease } from './release-environment.ts';

/** Upper bound far above real menus. */
const maxMenus = 5000;

const listServed = (db: Db): Promise<ServedRelease[]> =>
  db
    .select({ channel: channels.channel, record: releases.record })
    .from(channels)
    .innerJoin(releases, and(eq(releases.app, channels.app), eq(releases.version, channels.version)))
    .orderBy(channels.app, channels.channel);

/** Of remotes only: a new remote may need what older shells lack. */
const listKept = async (db: Db): Promise<ServedRelease[]> => {
  const { app, version, record } = releases;
  const isRemote = ne(app, 'shell');
  const previous = await db
    .select({ record })
    .from(releases)
    .innerJoin(channels, and(eq(channels.app, app), eq(channels.previous, version)))
    .where(isRemote)
    .orderBy(app);
  const pinned = await db
    .select({ record })
    .from(releases)
    .where(
      and(
        isRemote,
        exists(
          db
            .select()
            .from(releasePins)
            .where(and(eq(releasePins.app, app), eq(releasePins.version, version))),
        ),
      ),
    )
    .orderBy(app, version);
  return [
    ...previous.map((row) => ({ channel: 'previous' as const, ...row })),
    ...pinned.map((row) => ({ channel: 'pinned' as const, ...row })),
  ];
};

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
    .limit(maxMenus);
  return rows.map(({ id, name, nameEn, view }) => ({
    view: view ?? '',
    subject: `menu ${id}`,
    zh: `菜单“${name}”（${id}）`,
    en: `the menu row “${nameEn ?? name}” (${id})`,
  }));
};

/** The releases on channels, remotes that are pinned or the target of a rollback, and the views referenced by menu rows and static routes. */
export const loadEnvironment = async (db: Db): Promise<ReleaseEnvironment> => ({
  served: await listServed(db),
  kept: await listKept(db),
  views: [...routes, ...(await listRows(db))],
});
