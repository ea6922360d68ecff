import type { SlideForm } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { pickColumns, slides } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { optionalText, requireSiteLink, requireText } from '#src/platform/text/index.ts';
import type { ListDescription, ListRecord } from './list-description.ts';
import { inOrder, maxRows } from './list-repository.ts';

/** A timestamp in JSON. */
type Wired = string | null;

export type SlideRecord = ListRecord &
  Required<Pick<SlideForm, 'title' | 'subtitle' | 'picture' | 'link' | 'showFrom' | 'showUntil'>>;

const iso = (instant: Date | null): Wired => instant?.toISOString() ?? null;
const dateOf = (instant: Wired): Date | null => (instant === null ? null : new Date(instant));

const columnsOf = (form: SlideForm) => {
  const [from, until] = [dateOf(form.showFrom), dateOf(form.showUntil)];
  if (from && until && until <= from)
    throw invalidField('showUntil', '结束时间须晚于开始时间', 'It has to end after it begins');
  return {
    title: requireText('title', form.title),
    subtitle: optionalText('subtitle', form.subtitle),
    picture: form.picture,
    link: requireSiteLink('link', form.link),
    showFrom: from,
    showUntil: until,
  };
};

const columns = {
  ...pickColumns(slides, ['id', 'title', 'subtitle', 'picture', 'link']),
  status: sql<0 | 1>`${slides.status}`,
  showFrom: slides.showFrom,
  showUntil: slides.showUntil,
  version: versionOf(slides.updatedAt),
};

/** The slides of an organisation. */
export const slideList = (orgCode: string): ListDescription<object, SlideRecord, SlideForm> => ({
  subject: 'slide',
  missing: { zh: '轮播图不存在', en: 'There is no such slide' },
  table: slides,
  among: () => eq(slides.orgCode, orgCode),
  listOf: () => ({}),
  read: async (db, where) => {
    const found = await db
      .select(columns)
      .from(slides)
      .where(where)
      .orderBy(...inOrder(slides))
      .limit(maxRows);
    return found.map(({ showFrom, showUntil, ...slide }) => ({
      ...slide,
      showFrom: iso(showFrom),
      showUntil: iso(showUntil),
    }));
  },
  columnsOf: (form) => ({ ...columnsOf(form), orgCode }),
  pictureOf: ({ picture }) => picture,
});
