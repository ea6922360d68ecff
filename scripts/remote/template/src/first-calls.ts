/** What each view asks for first. The document brings the answers along, so that the view is drawn at once. */
export default {
  'example/index': ['GET /api/v1/news?pageSize=5'],
} satisfies Record<string, readonly string[]>;
