import type { ArticleKind } from '@portal/shared/contract';
import { pageProducts } from '#src/catalog/product-editor/index.ts';
import { pageArticles } from '#src/content/articles/index.ts';
import { pageQuestions } from '#src/sales/questions/index.ts';
import { pageReviews } from '#src/sales/reviews/index.ts';
import { clipped, type Find, maxPerKind, noteOf, pathOf } from './searcher.ts';

const pageSize = maxPerKind;

export const findProducts: Find = async ({ deps, scope }, keywords) => {
  const { list, total } = await pageProducts(deps, { keywords, pageSize, sort: 'sold' }, scope);
  return {
    hits: list.map(({ id, title, dept }) => ({
      title,
      note: { zh: noteOf(`#${id}`, dept) },
      path: pathOf('/business/products/edit', { id: `${id}` }),
    })),
    total,
    list: pathOf('/business/products', { keywords }),
  };
};

export const findReviews: Find = async ({ deps, scope }, keywords) => {
  const { list, total } = await pageReviews(deps, { keywords, pageSize }, scope);
  return {
    hits: list.map(({ text, author, product }) => ({
      title: { zh: clipped(text.zh) },
      note: { zh: noteOf(author, product.title.zh) },
      path: pathOf('/business/reviews', { keywords: text.zh.slice(0, 100) }),
    })),
    total,
    list: pathOf('/business/reviews', { keywords }),
  };
};

export const findQuestions: Find = async ({ deps, scope }, keywords) => {
  const { list, total } = await pageQuestions(deps, { keywords, pageSize }, scope);
  return {
    hits: list.map(({ text, author, product }) => ({
      title: { zh: clipped(text.zh) },
      note: { zh: noteOf(author, product.title.zh) },
      path: pathOf('/business/questions', { keywords: text.zh.slice(0, 100) }),
    })),
    total,
    list: pathOf('/business/questions', { keywords }),
  };
};

const articleKinds = ['news', 'help', 'company', 'statement'] as const satisfies readonly ArticleKind[];

/** Articles of all kinds; the list is that of the first kind with any. */
export const findArticles: Find = async ({ deps }, keywords) => {
  const pages = await Promise.all(
    articleKinds.map(async (kind) => ({ kind, ...(await pageArticles(deps, { kind, keywords, pageSize })) })),
  );
  const [first] = pages.filter(({ total }) => total > 0);
  return {
    hits: pages
      .flatMap(({ list }) => list)
      .slice(0, maxPerKind)
      .map(({ id, title, category, day }) => ({
        title,
        note: { zh: noteOf(category, day) },
        path: pathOf('/site/articles/edit', { id: `${id}` }),
      })),
    total: first?.total ?? 0,
    list: pathOf('/site/articles', { kind: first?.kind ?? 'news', keywords }),
  };
};
