/** Where a field stands in the form, as antd names it. */
export type FieldPath = readonly (string | number)[];

/** A name below a path; `content.notices` are two steps. */
export const below = (path: FieldPath, name: string): FieldPath => [...path, ...name.split('.')];

/** The last word of a name: `content.notices` is called `notices`. */
export const lastWord = (name: string): string => name.split('.').at(-1) ?? name;

/** The id of the element that holds a field or a list. */
export const anchorOf = (path: FieldPath): string => `product-${path.join('-')}`;

/** The path that the server means by `content/notices/0/zh`. */
export const pathOf = (field: string): FieldPath =>
  field
    .replace(/^draft\//, '')
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Brings the field into sight and gives it the focus; where it has no control of its own, what holds it. */
export const jumpTo = (path: FieldPath): void => {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = document.getElementById(anchorOf(path.slice(0, length)));
    if (!holder) continue;
    holder.scrollIntoView({ block: 'center' });
    holder.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true });
    return;
  }
};
