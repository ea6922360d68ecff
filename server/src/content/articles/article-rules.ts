import type { ArticleForm, ArticleKind, Block } from '@portal/shared/contract';
import { articleBounds } from '@portal/shared/rules';
import type { PlacedPicture } from '#src/media/pictures/index.ts';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';
import { optionalText, requireText } from '#src/platform/text/index.ts';
import type { ArticleColumns, ArticleRecord } from './article-record-repository.ts';

const writtenBlock = (block: Block, place: number): Block => {
  const field = `body/${place}`;
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => requireText(field, item)) };
  if (block.kind === 'picture') return { ...block, caption: optionalText(field, block.caption) };
  return { ...block, text: requireText(field, block.text) };
};

const codeOf = ({ kind, code }: ArticleForm): string | null => {
  if (kind === 'news') return null;
  if (code === null)
    throw invalidField(
      'code',
      '请填写编码，它是页面的地址',
      'Please write the code: it is the address of the page',
    );
  return code;
};

/** News has a category, an article of the help centre a topic. */
const hasCategory = (kind: ArticleKind): boolean => kind === 'news' || kind === 'help';

const categoryOf = ({ kind, category }: ArticleForm): string | null => {
  if (!hasCategory(kind)) return null;
  if (!category?.trim()) throw invalidField('category', '请选择分类', 'Please choose the category');
  return category.trim();
};

const requireSize = (body: readonly Block[]): void => {
  if (Buffer.byteLength(JSON.stringify(body)) > articleBounds.bytes)
    throw invalidField('body', '正文太长，最多 100 kB', 'The text is too long: at most 100 kB');
};

const seoOf = ({ seo }: ArticleForm): ArticleColumns['seo'] => {
  if (!seo) return null;
  const title = optionalText('seo/title', seo.title);
  const description = optionalText('seo/description', seo.description);
  return title || description || seo.picture ? { title, description, picture: seo.picture } : null;
};

/** The stored columns of a form. Throws for an invalid field. */
export const columnsOf = (form: ArticleForm, before?: ArticleRecord): ArticleColumns => {
  const isNews = form.kind === 'news';
  const body = form.body.map(writtenBlock);
  requireSize(body);
  return {
    kind: form.kind,
    code: codeOf(form),
    category: categoryOf(form),
    title: requireText('title', form.title),
    summary: isNews ? optionalText('summary', form.summary) : null,
    picture: isNews ? form.picture : null,
    source: isNews ? optionalText('source', form.source) : null,
    body,
    day: form.day,
    sort: form.sort ?? before?.sort ?? 1,
    status: form.status,
    seo: seoOf(form),
  };
};

/** An article with a code is linked by it: its code is fixed and its day not in the future. */
export const requireFitting = (after: ArticleColumns, today: string, before?: ArticleRecord): void => {
  if (before && after.kind !== before.kind)
    throw invalidField('kind', '文章种类不能修改', 'The kind of an article stays');
  if (before && after.code !== before.code)
    throw invalidField('code', '编码不能修改', 'The code of a page stays');
  if (after.kind !== 'news' && after.day > today)
    throw invalidField('day', '除资讯外，日期不能晚于今天', 'The day of a page is not in the future');
};

/** Refuses to delete a statement or a company page: contracts and the footer link to them. */
export const requireDeletable = ({ kind, title }: ArticleRecord): void => {
  if (!hasCategory(kind))
    throw invalidField(
      'id',
      `“${title.zh}”由页面地址引用，不能删除，只能编辑`,
      `“${title.en ?? title.zh}” is linked to by its address: it is edited, not deleted`,
    );
};

/** The pictures of an article and their form fields. */
export const picturesOf = ({
  picture,
  body,
  seo,
}: Pick<ArticleColumns, 'picture' | 'body' | 'seo'>): PlacedPicture[] => [
  ...(picture ? [{ url: picture, field: 'picture' }] : []),
  ...(seo?.picture ? [{ url: seo.picture, field: 'seo/picture' }] : []),
  ...body.flatMap((block, place) =>
    block.kind === 'picture' ? [{ url: block.picture, field: `body/${place}/picture` }] : [],
  ),
];

/** The error of a violated constraint of articles. */
export const articleFaults: Readonly<Record<string, () => HttpError>> = {
  articles_code: () => invalidField('code', '编码已存在', 'This code already exists'),
};
