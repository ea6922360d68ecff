/** What a view may be called: letters, digits, dashes and underscores, in parts with a slash between them. */
export const viewNamePattern = '^[a-zA-Z0-9][\\w-]*(/[\\w-]+)*$';
