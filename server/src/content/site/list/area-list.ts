import type { HomeAreaForm, Text } from '@portal/shared/contract';
import { homeAreaCodes } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { homeAreas, pickColumns } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { optionalText, requireSiteLink, requireText } from '#src/platform/text/index.ts';
import type { ListDescription, ListRecord } from './list-description.ts';
import { inOrder, maxRows } from './list-repository.ts';

export interface HomeAreaRecord extends ListRecord {
  readonly code: string;
  readonly title: Text;
  readonly subtitle: Text | null;
  readonly link: string | null;
  readonly typeCount: number;
}

const columns = {
  ...pickColumns(homeAreas, ['id', 'code', 'title', 'subtitle', 'link']),
  status: sql<0 | 1>`${homeAreas.status}`,
  // Drizzle omits the table name in a select from one table, so `home_areas.id` is spelled out.
  typeCount: sql<number>`(select count(*)::int from recommendation_types t where t.area_id = home_areas.id)`,
  version: versionOf(homeAreas.updatedAt),
};

/** A new area has a code that the home page supports; the code cannot be changed. */
const codeOf = ({ code }: HomeAreaForm, before?: HomeAreaRecord): string => {
  if (before && code !== before.code)
    throw invalidField('code', '栏目内容不能修改', 'What an area draws stays as it is');
  if (before || homeAreaCodes.some((known) => known === code)) return code;
  throw invalidField('code', '首页没有这种栏目', 'The home page draws no such area');
};

/** The areas of the home page. */
export const areaList: ListDescription<object, HomeAreaRecord, HomeAreaForm> = {
  subject: 'home-area',
  missing: { zh: '栏目不存在', en: 'There is no such home area' },
  table: homeAreas,
  among: () => undefined,
  listOf: () => ({}),
  read: (db, where) =>
    db
      .select(columns)
      .from(homeAreas)
      .where(where)
      .orderBy(...inOrder(homeAreas))
      .limit(maxRows),
  columnsOf: (form, before) => ({
    code: codeOf(form, before),
    title: requireText('title', form.title),
    subtitle: optionalText('subtitle', form.subtitle),
    link: requireSiteLink('link', form.link),
  }),
  faults: {
    home_areas_code_unique: () =>
      invalidField('code', '首页已有这个栏目', 'The home page has this area already'),
    recommendation_types_area_id_home_areas_id_fk: () =>
      invalidField('id', '栏目下还有推荐类型，请先删除它们', 'Delete its recommendation types first'),
  },
};
