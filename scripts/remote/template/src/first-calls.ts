/** First calls of each view. The document preloads their answers, so that the view renders at once. */
export default {
  'example/index': ['GET /api/v1/news?pageSize=5'],
} satisfies Record<string, readonly string[]>;
