import type { RotationForm, Text } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { rotations } from '#src/platform/database/index.ts';
import { requireSiteLink, requireText } from '#src/platform/text/index.ts';
import type { ListDescription, ListRecord } from './list-description.ts';
import { inOrder, maxRows } from './list-repository.ts';

export interface RotationRecord extends ListRecord {
  readonly title: Text;
  readonly link: string | null;
}

const columns = {
  id: rotations.id,
  title: rotations.title,
  link: rotations.link,
  status: sql<0 | 1>`${rotations.status}`,
  version: versionOf(rotations.updatedAt),
};

/** The announcements of an organisation. */
export const rotationList = (orgCode: string): ListDescription<object, RotationRecord, RotationForm> => ({
  subject: 'rotation',
  missing: { zh: '公告不存在', en: 'There is no such notice' },
  table: rotations,
  among: () => eq(rotations.orgCode, orgCode),
  listOf: () => ({}),
  read: (db, where) =>
    db
      .select(columns)
      .from(rotations)
      .where(where)
      .orderBy(...inOrder(rotations))
      .limit(maxRows),
  columnsOf: ({ title, link }) => ({
    title: requireText('title', title),
    link: requireSiteLink('link', link),
    orgCode,
  }),
});
